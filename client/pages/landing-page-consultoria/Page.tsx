import type { PageModule } from '../load';
import { words } from './onlyPortuguese';

export const head: PageModule['head'] = () => ({
  ...words.head,
  structured: 'WebPage',
  picture: { line: words.head.title, detail: words.head.description },
});

export const Page = () => <h1>{words.head.title}</h1>;
