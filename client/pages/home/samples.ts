import type { Localized } from '../../../shared/languages';
import { issuer, noteBox, noteField } from '../../components/document-figure/nfse';
import {
  type Field,
  fieldsOf,
  type Sample,
  type Tone,
} from '../../components/document-figure/sample';

/** The fields of the NFSe API's sample invoice that fit beside the headline. */
const note = (): Sample => ({
  issuer,
  kind: 'Nota fiscal de serviços · NFS-e',
  boxes: [
    noteBox('Número da nota', 'noteNumber'),
    noteBox('Emissão', 'issueDate'),
    noteBox('CNPJ do prestador', 'cnpjProvider', 'wide'),
    noteBox('Valor', 'servicesValue'),
    noteBox('Valor do ISS', 'issValue'),
    noteBox('E-mail do tomador', 'emailBeneficiary', 'wide'),
  ],
  data: [
    noteField('noteNumber'),
    noteField('issueDate'),
    noteField('cnpjProvider'),
    noteField('servicesValue'),
    { group: 'tributes', fields: [noteField('issValue')] },
    noteField('emailBeneficiary'),
  ],
  lit: 'servicesValue',
});

/** A field of the invoice API's sample as its document prints it; a test compares it with the API's examples. */
const invoiceField = (name: string, tone: Tone, example: string | number | null): Field => ({
  name,
  json: JSON.stringify(example),
  tone,
});

/** The fields of the invoice API's sample that fit beside the headline. */
const invoice = (): Sample => ({
  issuer: 'Example Lifts B.V.',
  kind: 'Commercial invoice',
  boxes: [
    { label: 'Invoice no.', text: 'EX-0318', field: 'invoiceNumber' },
    { label: 'Pay by', text: '17 April 2025', field: 'dueDate' },
    { label: 'Your order', text: 'PO-77', field: 'referenceNumber', size: 'wide' },
    { label: 'Goods', text: 'Spare parts for lift 2', field: 'description', size: 'wide' },
    { label: 'Total due', text: 'EUR\u00a01,452.00', field: 'totalAmount' },
    { label: 'Discount', text: '–', field: 'discountAmount' },
    { label: 'IBAN', text: 'XX00XMPL0000000000', field: 'iban', size: 'wide' },
  ],
  data: [
    invoiceField('invoiceNumber', 'sky', 'EX-0318'),
    invoiceField('description', 'leaf', 'Spare parts for lift 2'),
    invoiceField('dueDate', 'sky', '2025-04-17'),
    { group: 'bankInfo', fields: [invoiceField('iban', 'coral', 'XX00XMPL0000000000')] },
    invoiceField('discountAmount', 'sun', null),
    invoiceField('totalAmount', 'sun', 1452),
    invoiceField('referenceNumber', 'coral', 'PO-77'),
  ],
  lit: 'totalAmount',
});

/** An invoice of the reader's country, and the fields that the API for it returns. Functions, for a script to leave out the other. */
export const samples: Localized<() => Sample> = { en: invoice, pt: note };

/** A field as the document prints it and as the response has it. */
export const readField = ({ boxes, data }: Sample, field: string) => {
  const box = boxes.find((one) => 'field' in one && one.field === field);
  const line = fieldsOf(data).find(({ name }) => name === field);
  if (!box || !('text' in box) || !line) throw new Error(`the sample has no ${field}`);
  return { label: box.label, text: box.text, json: line.json };
};
