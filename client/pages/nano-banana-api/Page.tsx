import { useLang } from '../../view';
import type { PageModule } from '../load';
import { copy } from './copy';

export const head: PageModule['head'] = ({ lang }) => ({
  ...copy(lang).head,
  structured: 'WebPage',
  picture: { line: copy(lang).head.title, detail: copy(lang).head.description },
});

export const Page = () => <h1>{copy(useLang()).head.title}</h1>;
