import type { Api, ApiField, FieldType } from './api';
import { maxInvoicePages } from './limits';
import { invoicePlans } from './plans';

const field = (
  name: string,
  type: FieldType,
  example: string | number | null,
  en: string,
  pt: string,
): ApiField => ({ name, type, nullable: true, example, meaning: { en, pt } });

/** The invoice extraction API. The sample is invented and says so in its names. */
export const invoice: Api = {
  id: 'invoice-extraction',
  method: 'POST',
  path: '/extract',
  request: [
    {
      name: 'file',
      type: 'base64',
      optional: true,
      notInSample: true,
      meaning: {
        en: 'The document itself, base64-encoded; instead of fileUrl',
        pt: 'O próprio documento, codificado em base64; no lugar de fileUrl',
      },
    },
    {
      name: 'fileFormat',
      type: 'text',
      optional: true,
      example: 'pdf',
      meaning: {
        en: 'pdf, jpg or png. TIFF is sent by fileUrl',
        pt: 'pdf, jpg ou png. TIFF vai por fileUrl',
      },
    },
    {
      name: 'fileUrl',
      type: 'url',
      optional: true,
      example: 'https://files.example.com/invoice-0318.pdf',
      meaning: {
        en: 'Address from which we fetch the document; instead of file',
        pt: 'Endereço de onde buscamos o documento; no lugar de file',
      },
    },
    {
      name: 'maxPages',
      type: 'integer',
      optional: true,
      example: maxInvoicePages,
      meaning: {
        en: `Most pages to read, up to ${maxInvoicePages}; billing is per page`,
        pt: `Máximo de páginas a ler, até ${maxInvoicePages}; a cobrança é por página`,
      },
    },
  ],
  response: [
    field('invoiceNumber', 'text', 'EX-0318', 'Number of the invoice', 'Número da fatura'),
    field(
      'value',
      'number',
      1200,
      'Amount before tax and discount',
      'Valor antes de imposto e desconto',
    ),
    field(
      'currency',
      'text',
      'EUR',
      'Currency, by its ISO 4217 code',
      'Moeda, pelo código ISO 4217',
    ),
    field(
      'description',
      'text',
      'Spare parts for lift 2',
      'What is billed',
      'O que está sendo cobrado',
    ),
    field('issueDate', 'date', '2025-03-18', 'Date of issue', 'Data de emissão'),
    field('dueDate', 'date', '2025-04-17', 'Date by which it is to be paid', 'Data de vencimento'),
    field(
      'startDate',
      'date',
      null,
      'First day of the period billed',
      'Primeiro dia do período cobrado',
    ),
    field(
      'endDate',
      'date',
      null,
      'Last day of the period billed',
      'Último dia do período cobrado',
    ),
    field('originCountry', 'text', 'NL', 'Country of the supplier', 'País do fornecedor'),
    field('destinyCountry', 'text', 'BR', 'Country of the customer', 'País do cliente'),
    field('supplier', 'text', 'Example Lifts B.V.', 'Who sends the invoice', 'Quem emite a fatura'),
    field(
      'costumer',
      'text',
      'Condomínio Exemplo',
      'Who is to pay; the API spells it so',
      'Quem paga; a API escreve assim mesmo',
    ),
    field(
      'emailSupplier',
      'text',
      'billing@example.com',
      'E-mail of the supplier',
      'E-mail do fornecedor',
    ),
    field(
      'identificationNumber',
      'text',
      'XX000000000B00',
      'Tax number of the supplier',
      'Número fiscal do fornecedor',
    ),
    {
      name: 'bankInfo',
      type: 'object',
      meaning: { en: 'The account to pay to', pt: 'A conta para pagamento' },
      fields: [
        field('account', 'text', '0000000000', 'Number of the account', 'Número da conta'),
        field('bankCode', 'text', 'XMPL', 'Code of the bank', 'Código do banco'),
        field('swiftCode', 'text', 'XMPLXX00', 'SWIFT code (BIC)', 'Código SWIFT (BIC)'),
        field('iban', 'text', 'XX00XMPL0000000000', 'IBAN', 'IBAN'),
      ],
    },
    field('paymentMethod', 'text', 'bank transfer', 'How it is to be paid', 'Forma de pagamento'),
    field(
      'status',
      'text',
      'open',
      'Whether it is paid, as it says',
      'Situação do pagamento, como está na fatura',
    ),
    field('taxAmount', 'number', 252, 'Amount of tax', 'Valor do imposto'),
    field(
      'taxPercentage',
      'number',
      21,
      'Rate of tax, in percent',
      'Alíquota do imposto, em porcentagem',
    ),
    field('discountAmount', 'number', null, 'Amount of the discount', 'Valor do desconto'),
    field('discountPercentage', 'number', null, 'Discount, in percent', 'Desconto, em porcentagem'),
    field('totalAmount', 'number', 1452, 'Amount to pay', 'Total a pagar'),
    field('notes', 'text', null, 'Remarks', 'Observações'),
    {
      name: 'attachments',
      type: 'list',
      example: [],
      meaning: { en: 'Attachments that it names', pt: 'Anexos que ela cita' },
    },
    field(
      'referenceNumber',
      'text',
      'PO-77',
      'Reference, such as your order',
      'Referência, como o número do seu pedido',
    ),
    field(
      'summary',
      'text',
      'Invoice EX-0318 for spare parts, 1,452.00 EUR, due 17 April 2025.',
      'The invoice in one sentence',
      'A fatura em uma frase',
    ),
  ],
  plans: invoicePlans,
};
