import type { Localized } from '../../../shared/languages';
import { issuer, noteBox, noteField } from '../../components/document-figure/nfse';
import { type Data, fieldsOf, type Sample } from '../../components/document-figure/sample';
import { sheet } from '../invoice-extraction/sample';

/** The fields of the NFSe API's sample invoice that fit beside the headline. */
const note: Sample = {
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
};

const shown = new Set([
  'invoiceNumber',
  'costumer',
  'description',
  'dueDate',
  'taxAmount',
  'totalAmount',
  'iban',
]);

/** The fields of the invoice API's sample that fit beside the headline, in the order of each. */
const invoice: Sample = {
  ...sheet,
  boxes: sheet.boxes.filter((box) => 'field' in box && shown.has(box.field ?? '')),
  data: sheet.data.flatMap((entry): Data => {
    if (!('group' in entry)) return shown.has(entry.name) ? [entry] : [];
    return [{ ...entry, fields: entry.fields.filter(({ name }) => shown.has(name)) }];
  }),
  lit: 'totalAmount',
};

/** An invoice of the reader's country, and the fields that the API for it returns. */
export const samples: Localized<Sample> = { en: invoice, pt: note };

/** A field as the document prints it and as the response has it. */
export const readField = ({ boxes, data }: Sample, field: string) => {
  const box = boxes.find((one) => 'field' in one && one.field === field);
  const line = fieldsOf(data).find(({ name }) => name === field);
  if (!box || !('text' in box) || !line) throw new Error(`the sample has no ${field}`);
  return { label: box.label, text: box.text, json: line.json };
};
