import { formatNumber, formatPrice } from '../../../shared/format';
import { example } from './example/copy.pt';

/** Whole reais. */
export const reais = (amount: number): string => formatPrice({ amount, currency: 'BRL' }, 'pt');

/** Square metres, to a tenth unless told otherwise. */
export const squareMetres = (area: number, digits = 1): string =>
  example.area(formatNumber(area, 'pt', digits));
