import type { PageHead } from '../../pages/load';
import type { LandingWords } from './landingWords';

/** The head of a trade's landing page. */
export const landingHead = ({ head }: Pick<LandingWords, 'head'>): PageHead => head;
