import type { ApiField } from '../../../shared/apis/api';
import { type NfseName, nfseExample } from '../../../shared/apis/nfseExample';
import { formatNumber, formatPrice } from '../../../shared/format';
import type { Box, Field, Tone } from './sample';

/** The issuer and the client of the sample invoice; both are invented. */
export const issuer = 'Prefeitura de Vila Exemplo';
export const provider = 'Elevadores Exemplo Ltda.';

/** A value as the document prints it: 14/03/2025, R$ 1.500,00, 2%, a dash if it is empty. */
export const printed = (name: string, value: string | number | null): string => {
  if (value === null) return '–';
  if (typeof value === 'number')
    return name.endsWith('Aliquot')
      ? `${formatNumber(value, 'pt')}%`
      : formatPrice({ amount: value, currency: 'BRL', digits: 2 }, 'pt');
  return name.endsWith('Date') ? value.split('-').reverse().join('/') : value;
};

/** The box of a field on the sample invoice. */
export const noteBox = (label: string, field: NfseName, size?: Box['size']): Box => ({
  label,
  text: printed(field, nfseExample[field]),
  field,
  ...(size && { size }),
});

/** The topic of a field, which decides its colour. */
const toneOf = (name: string): Tone => {
  if (/(Aliquot|Value)$/.test(name)) return 'sun';
  if (/(Beneficiary|Provider)$/.test(name)) return 'coral';
  return /^(service|discrimination)/.test(name) ? 'leaf' : 'sky';
};

/** A field of the NFSe API's response. */
export const lineOf = ({ name, example = null }: Pick<ApiField, 'name' | 'example'>): Field => ({
  name,
  json: JSON.stringify(example),
  tone: toneOf(name),
});

/** A field of the sample invoice. */
export const noteField = (name: NfseName): Field => lineOf({ name, example: nfseExample[name] });
