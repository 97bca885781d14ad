import type { ApiField } from '../../../shared/apis/api';
import { type NfseName, nfseExample } from '../../../shared/apis/nfseExample';
import { formatNumber, formatPrice } from '../../../shared/format';
import type { Box, Field, Tone } from './sample';

/** Who issues the sample note, and for whom: invented, as all of it is. */
export const issuer = 'Prefeitura de Vila Exemplo';
export const provider = 'Elevadores Exemplo Ltda.';

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

/** What a field tells of: who, the service, its price and taxes, or which note it is. */
const toneOf = (name: string): Tone => {
  if (/(Aliquot|Value)$/.test(name)) return 'sun';
  if (/(Beneficiary|Provider)$/.test(name)) return 'coral';
  return /^(service|discrimination)/.test(name) ? 'leaf' : 'sky';
};

/** A field of a note as the API answers it. */
export const lineOf = ({ name, example = null }: Pick<ApiField, 'name' | 'example'>): Field => ({
  name,
  json: JSON.stringify(example),
  tone: toneOf(name),
});

/** A field of the sample note. */
export const noteField = (name: NfseName): Field => lineOf({ name, example: nfseExample[name] });
