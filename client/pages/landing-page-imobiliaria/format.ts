import { formatNumber, formatPrice } from '../../../shared/format';
import { example } from './example/copy.pt';

/** Formats an amount in whole reais. */
export const reais = (amount: number): string => formatPrice({ amount, currency: 'BRL' }, 'pt');

/** Formats an area in square metres, by default with one decimal. */
export const squareMetres = (area: number, digits = 1): string =>
  example.area(formatNumber(area, 'pt', digits));
