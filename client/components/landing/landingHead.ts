import type { PageHead } from '../../pages/load';
import type { LandingWords } from './landingWords';

/** What the landing pages by trade say about themselves. */
export const landingHead = ({ head }: Pick<LandingWords, 'head'>): PageHead => head;
