import { type NfseName, nfseExample } from '../../../shared/apis/nfseExample';
import { formatNumber, formatPrice } from '../../../shared/format';
import type { Box, Field, Tone } from './sample';

/** A value as the paper prints it: 14/03/2025, R$ 1.500,00, 2%, a dash for nothing. */
export const printed = (name: string, value: string | number | null): string => {
  if (value === null) return '–';
  if (typeof value === 'number')
    return name.endsWith('Aliquot')
      ? `${formatNumber(value, 'pt')}%`
      : formatPrice({ amount: value, currency: 'BRL', digits: 2 }, 'pt');
  return name.endsWith('Date') ? value.split('-').reverse().join('/') : value;
};

/** The box of a field on the sample note. */
export const noteBox = (label: string, field: NfseName, size?: Box['size']): Box => ({
  label,
  text: printed(field, nfseExample[field]),
  field,
  ...(size && { size }),
});

/** A field of the sample note as the API answers it. */
export const noteField = (name: NfseName, tone: Tone): Field => ({
  name,
  json: JSON.stringify(nfseExample[name]),
  tone,
});
