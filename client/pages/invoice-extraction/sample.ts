import { type ApiField, flatFields } from '../../../shared/apis/api';
import { invoice } from '../../../shared/apis/invoice';
import { formatNumber } from '../../../shared/format';
import type { Box, Data, Field, Sample, Tone } from '../../components/document-figure/sample';

const fields = flatFields(invoice.response);

/** The example value of a field in the API's description; nested fields by their path. */
const exampleOf = (path: string): string | number | null => {
  const example = fields.find(({ name }) => name === path)?.example ?? null;
  if (typeof example === 'object' && example !== null) throw new Error(`${path} holds a list`);
  return example;
};

const printedDate = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** Formats an example value for the document: dates in words, amounts with currency, a dash if empty. */
const printed = ({ name, type }: ApiField): string => {
  const example = exampleOf(name);
  if (example === null) return '–';
  if (typeof example === 'string')
    return type === 'date' ? printedDate.format(new Date(example)) : example;
  if (name.endsWith('Percentage')) return `${example}%`;
  return `${exampleOf('currency')}\u00a0${formatNumber(example, 'en', 2)}`;
};

/** The fields that the figure shows, by path, each with its colour. */
const tones = new Map<string, Tone>([
  ['invoiceNumber', 'sky'],
  ['value', 'sun'],
  ['description', 'leaf'],
  ['dueDate', 'sky'],
  ['costumer', 'coral'],
  ['bankInfo.swiftCode', 'coral'],
  ['bankInfo.iban', 'coral'],
  ['taxAmount', 'sun'],
  ['taxPercentage', 'sun'],
  ['discountAmount', 'sun'],
  ['totalAmount', 'sun'],
  ['referenceNumber', 'leaf'],
]);

/** The name of a field without the object that it is in. */
export const lastName = (path: string): string => path.slice(path.lastIndexOf('.') + 1);

const shown = (all: readonly ApiField[], before = ''): readonly Field[] =>
  all.flatMap(({ name }) => {
    const tone = tones.get(before + name);
    return tone ? [{ name, json: JSON.stringify(exampleOf(before + name)), tone }] : [];
  });

const data: Data = invoice.response.flatMap(
  (field): Data =>
    field.fields
      ? [{ group: field.name, fields: shown(field.fields, `${field.name}.`) }]
      : shown([field]),
);

/** The box of a field, by its path, with its example as a document prints it. */
export const box = (label: string, path: string, wide?: true): Box => {
  const field = fields.find(({ name }) => name === path);
  if (!field) throw new Error(`the API has no field ${path}`);
  return {
    label,
    text: printed(field),
    ...(tones.has(path) && { field: lastName(path) }),
    ...(wide && { size: 'wide' as const }),
  };
};

/**
 * An invented commercial invoice, in English in both languages, like the document. All values are the
 * examples of the API's description, so none is typed twice.
 */
export const sheet: Sample = {
  issuer: String(exampleOf('supplier')),
  kind: 'Commercial invoice',
  boxes: [
    box('Invoice no.', 'invoiceNumber'),
    box('Date', 'issueDate'),
    box('Bill to', 'costumer'),
    box('Your order', 'referenceNumber'),
    box('Goods', 'description', true),
    box('Net amount', 'value'),
    box('Discount', 'discountAmount'),
    box('VAT rate', 'taxPercentage'),
    box('VAT', 'taxAmount'),
    box('Total due', 'totalAmount'),
    box('Pay by', 'dueDate'),
    box('IBAN', 'bankInfo.iban', true),
    box('SWIFT (BIC)', 'bankInfo.swiftCode'),
    box('VAT number', 'identificationNumber'),
  ],
  data,
  lit: 'dueDate',
};

/** The line of the response that the figure shows at first. */
export const lit = `"dueDate": ${JSON.stringify(exampleOf('dueDate'))}`;

/** The colour of a field in the figure. */
export const toneOf = (path: string): Tone | undefined => tones.get(path);

/** The number of response fields that the figure shows. */
export const shownFields = tones.size;
