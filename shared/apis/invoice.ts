import { formatList } from '../format';
import type { Localized } from '../languages';
import { invoicePlans } from '../prices/marketplace';
import { type Api, type ApiField, type FieldType, fileStart } from './api';
import { baseUrl, forms, names, statuses } from './change';
import { documentFormats, fileTypes } from './documentFormats';
import { maxInvoicePages } from './limits';

const field = (
  name: string,
  type: FieldType,
  example: string | number | null,
  meaning: Localized<string>,
): ApiField => ({ name, type, nullable: true, example, meaning });

/** A field that the API says in words of its own. */
const inWords = (name: string, example: string, meaning: Localized<string>): ApiField => ({
  ...field(name, 'string', example, meaning),
  notCompared: true,
});

/** The formats of `file`, and those that only `fileUrl` supports. */
const inside = documentFormats.flatMap(({ fileFormat }) => fileFormat ?? []);
const outside = documentFormats.flatMap(({ name, fileFormat }) => (fileFormat ? [] : name));

/** The invoice extraction API. The sample is invented and says so in its names. */
export const invoice: Api = {
  id: 'invoice-extraction',
  listing: 'invoice',
  billedPerPage: true,
  method: 'POST',
  path: '/extract',
  sampleFile: 'invoice-0318.pdf',
  fileTypes,
  sampleResponse: 'invoice-0318.json',
  sampleField: 'totalAmount',
  request: [
    {
      name: 'file',
      type: 'base64',
      optional: true,
      insteadOf: 'fileUrl',
      needs: 'fileFormat',
      example: fileStart,
      meaning: {
        en: 'The document, base64-encoded. Send either file or fileUrl, not both',
        pt: 'O documento em base64. Mande file ou fileUrl, nunca os dois',
      },
    },
    {
      name: 'fileFormat',
      type: 'string',
      optional: true,
      example: 'pdf',
      values: inside,
      meaning: {
        en: `Format of file: ${formatList(inside, 'en', 'or')}. Required with file; leave it out with fileUrl. Send a ${formatList(outside, 'en')} as fileUrl`,
        pt: `Formato de file: ${formatList(inside, 'pt', 'or')}. Obrigatório com file; não envie com fileUrl. ${formatList(outside, 'pt')} só por fileUrl`,
      },
    },
    {
      name: 'fileUrl',
      type: 'url',
      optional: true,
      meaning: {
        en: 'Public URL from which the API downloads the document (localhost does not work)',
        pt: 'URL pública de onde a API baixa o documento (localhost não funciona)',
      },
    },
    {
      name: 'maxPages',
      type: 'integer',
      optional: true,
      example: 1,
      minimum: 1,
      maximum: maxInvoicePages,
      meaning: {
        en: `Maximum number of pages to read, 1 to ${maxInvoicePages}; billing is per page`,
        pt: `Máximo de páginas a ler, de 1 a ${maxInvoicePages}; a cobrança é por página`,
      },
    },
  ],
  response: [
    field('invoiceNumber', 'string', 'EX-0318', {
      en: 'Invoice number',
      pt: 'Número da invoice',
    }),
    field('value', 'number', 1200, {
      en: 'Amount before tax and discount',
      pt: 'Valor antes de imposto e desconto',
    }),
    field('currency', 'string', 'EUR', {
      en: 'Currency',
      pt: 'Moeda',
    }),
    field('description', 'string', 'Spare parts for lift 2', {
      en: 'What is billed',
      pt: 'O que está sendo cobrado',
    }),
    field('issueDate', 'date', '2025-03-18', { en: 'Issue date', pt: 'Data de emissão' }),
    field('dueDate', 'date', '2025-04-17', {
      en: 'Due date',
      pt: 'Data de vencimento',
    }),
    field('startDate', 'date', null, {
      en: 'First day of the period billed',
      pt: 'Primeiro dia do período cobrado',
    }),
    field('endDate', 'date', null, {
      en: 'Last day of the period billed',
      pt: 'Último dia do período cobrado',
    }),
    field('originCountry', 'string', 'NL', {
      en: 'Country of the supplier',
      pt: 'País do fornecedor',
    }),
    field('destinyCountry', 'string', 'NL', {
      en: 'Country of the customer',
      pt: 'País do cliente',
    }),
    field('supplier', 'string', 'Example Lifts B.V.', {
      en: 'Who issues the invoice',
      pt: 'Quem emite a invoice',
    }),
    field('costumer', 'string', 'Example Towers B.V.', {
      en: 'Name of the customer (the API’s spelling)',
      pt: 'Nome do cliente (a API escreve assim mesmo)',
    }),
    field('emailSupplier', 'string', 'billing@example.com', {
      en: 'Email of the supplier',
      pt: 'E-mail do fornecedor',
    }),
    field('identificationNumber', 'string', 'XX000000000B00', {
      en: 'Tax ID of the supplier (CNPJ, VAT number)',
      pt: 'CNPJ ou identificação fiscal (VAT) do fornecedor',
    }),
    {
      name: 'bankInfo',
      type: 'object',
      meaning: { en: 'The account to pay to', pt: 'A conta para pagamento' },
      fields: [
        field('account', 'string', '0000000000', {
          en: 'Account number',
          pt: 'Número da conta',
        }),
        field('bankCode', 'string', 'XMPL', { en: 'Bank code', pt: 'Código do banco' }),
        field('swiftCode', 'string', 'XMPLXX00', {
          en: 'SWIFT code (BIC)',
          pt: 'Código SWIFT (BIC)',
        }),
        field('iban', 'string', 'XX00XMPL0000000000', { en: 'IBAN', pt: 'IBAN' }),
      ],
    },
    inWords('paymentMethod', 'bank transfer', {
      en: 'Payment method',
      pt: 'Forma de pagamento',
    }),
    field('status', 'string', 'open', {
      en: 'Payment status, as the invoice states it',
      pt: 'Situação do pagamento, como está na invoice',
    }),
    field('taxAmount', 'number', 252, { en: 'Tax amount', pt: 'Valor do imposto' }),
    field('taxPercentage', 'number', 21, {
      en: 'Tax rate, in percent',
      pt: 'Alíquota do imposto, em porcentagem',
    }),
    field('discountAmount', 'number', null, {
      en: 'Discount amount',
      pt: 'Valor do desconto',
    }),
    field('discountPercentage', 'number', null, {
      en: 'Discount, in percent',
      pt: 'Desconto, em porcentagem',
    }),
    field('totalAmount', 'number', 1452, { en: 'Amount to pay', pt: 'Total a pagar' }),
    field('notes', 'string', null, { en: 'Remarks', pt: 'Observações' }),
    {
      name: 'attachments',
      type: 'array',
      notCompared: true,
      example: [],
      meaning: { en: 'Attachments listed on the invoice', pt: 'Anexos citados na invoice' },
    },
    field('referenceNumber', 'string', 'PO-77', {
      en: 'Reference, such as your order',
      pt: 'Referência, como o número do seu pedido',
    }),
    inWords('summary', 'Invoice EX-0318 for spare parts, 1,452.00 EUR, due 17 April 2025.', {
      en: 'The invoice in one sentence',
      pt: 'A invoice em uma frase',
    }),
  ],
  plans: invoicePlans,
  bodies: ['InvoiceRequest', 'InvoiceResponse'],
  changes: [
    { date: '2026-11-27', text: statuses },
    { date: '2026-11-25', text: names },
    { date: '2026-11-24', text: baseUrl },
    {
      date: '2026-11-23',
      text: {
        en: `${forms.en} \`fileFormat\` goes with \`file\` only.`,
        pt: `${forms.pt} \`fileFormat\` vai só com \`file\`.`,
      },
    },
  ],
};
