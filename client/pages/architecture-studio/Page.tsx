import { contentId } from '../../layout/ids';
import { SkipLink } from '../../layout/SkipLink';
import type { PageModule } from '../load';
import { words } from './onlyPortuguese';

export const head: PageModule['head'] = () => ({
  ...words.head,
  structured: 'WebPage',
  picture: { line: words.head.title, detail: words.head.description },
});

export const Page = () => (
  <>
    <SkipLink />
    <header />
    <main id={contentId} tabIndex={-1}>
      <h1>{words.head.title}</h1>
    </main>
    <footer />
  </>
);
