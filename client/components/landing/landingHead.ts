import type { PageHead } from '../../pages/load';
import type { LandingWords } from './words';

/** What the landing pages by trade say about themselves. */
export const landingHead = ({
  head,
  hero,
  picture,
}: Pick<LandingWords, 'head' | 'hero' | 'picture'>): PageHead => ({
  ...head,
  structured: 'WebPage',
  picture: { line: hero.title, detail: picture },
});
