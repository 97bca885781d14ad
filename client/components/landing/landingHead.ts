import type { PageHead } from '../../pages/page';
import type { LandingWords } from './landingWords';

/** The head of a trade's landing page. */
export const landingHead = ({ head }: Pick<LandingWords, 'head'>): PageHead => head;
