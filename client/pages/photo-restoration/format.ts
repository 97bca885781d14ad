import { formatNumber } from '../../../shared/format';
import { words } from './copy.pt';
import type { Paper } from './data';

/** A paper's name: its sides in centimetres, the short one first. */
export const nameOfPaper = ([width, height]: Paper): string =>
  words.sizes.centimetres(formatNumber(width, 'pt'), formatNumber(height, 'pt'));
