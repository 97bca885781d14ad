import { formatList } from '../format';
import type { Localized } from '../languages';
import { invoicePlans } from '../prices/marketplace';
import type { Api, ApiField, FieldType } from './api';
import { invoiceFormats } from './invoiceFormats';
import { maxInvoicePages } from './limits';

const field = (
  name: string,
  type: FieldType,
  example: string | number | null,
  meaning: Localized<string>,
): ApiField => ({ name, type, nullable: true, example, meaning });

/** What can be put into the request itself, and what cannot. */
const inside = invoiceFormats.flatMap(({ fileFormat }) => fileFormat ?? []);
const outside = invoiceFormats.flatMap(({ name, fileFormat }) => (fileFormat ? [] : name));

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
      insteadOf: 'fileUrl',
      needs: 'fileFormat',
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
      values: inside,
      meaning: {
        en: `${formatList(inside, 'en', 'or')}. ${formatList(outside, 'en')} is sent by fileUrl`,
        pt: `${formatList(inside, 'pt', 'or')}. ${formatList(outside, 'pt')} vai por fileUrl`,
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
      maximum: maxInvoicePages,
      meaning: {
        en: `Most pages to read, up to ${maxInvoicePages}; billing is per page`,
        pt: `Máximo de páginas a ler, até ${maxInvoicePages}; a cobrança é por página`,
      },
    },
  ],
  response: [
    field('invoiceNumber', 'text', 'EX-0318', {
      en: 'Number of the invoice',
      pt: 'Número da fatura',
    }),
    field('value', 'number', 1200, {
      en: 'Amount before tax and discount',
      pt: 'Valor antes de imposto e desconto',
    }),
    field('currency', 'text', 'EUR', {
      en: 'Currency',
      pt: 'Moeda',
    }),
    field('description', 'text', 'Spare parts for lift 2', {
      en: 'What is billed',
      pt: 'O que está sendo cobrado',
    }),
    field('issueDate', 'date', '2025-03-18', { en: 'Date of issue', pt: 'Data de emissão' }),
    field('dueDate', 'date', '2025-04-17', {
      en: 'Date by which it is to be paid',
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
    field('originCountry', 'text', 'NL', {
      en: 'Country of the supplier',
      pt: 'País do fornecedor',
    }),
    field('destinyCountry', 'text', 'BR', { en: 'Country of the customer', pt: 'País do cliente' }),
    field('supplier', 'text', 'Example Lifts B.V.', {
      en: 'Who sends the invoice',
      pt: 'Quem emite a fatura',
    }),
    field('costumer', 'text', 'Condomínio Exemplo', {
      en: 'Who is to pay; the API spells it so',
      pt: 'Quem paga; a API escreve assim mesmo',
    }),
    field('emailSupplier', 'text', 'billing@example.com', {
      en: 'Email of the supplier',
      pt: 'E-mail do fornecedor',
    }),
    field('identificationNumber', 'text', 'XX000000000B00', {
      en: 'Tax number of the supplier',
      pt: 'Número fiscal do fornecedor',
    }),
    {
      name: 'bankInfo',
      type: 'object',
      meaning: { en: 'The account to pay to', pt: 'A conta para pagamento' },
      fields: [
        field('account', 'text', '0000000000', {
          en: 'Number of the account',
          pt: 'Número da conta',
        }),
        field('bankCode', 'text', 'XMPL', { en: 'Code of the bank', pt: 'Código do banco' }),
        field('swiftCode', 'text', 'XMPLXX00', {
          en: 'SWIFT code (BIC)',
          pt: 'Código SWIFT (BIC)',
        }),
        field('iban', 'text', 'XX00XMPL0000000000', { en: 'IBAN', pt: 'IBAN' }),
      ],
    },
    field('paymentMethod', 'text', 'bank transfer', {
      en: 'How it is to be paid',
      pt: 'Forma de pagamento',
    }),
    field('status', 'text', 'open', {
      en: 'Whether it is paid, as the invoice says',
      pt: 'Situação do pagamento, como está na fatura',
    }),
    field('taxAmount', 'number', 252, { en: 'Amount of tax', pt: 'Valor do imposto' }),
    field('taxPercentage', 'number', 21, {
      en: 'Rate of tax, in percent',
      pt: 'Alíquota do imposto, em porcentagem',
    }),
    field('discountAmount', 'number', null, {
      en: 'Amount of the discount',
      pt: 'Valor do desconto',
    }),
    field('discountPercentage', 'number', null, {
      en: 'Discount, in percent',
      pt: 'Desconto, em porcentagem',
    }),
    field('totalAmount', 'number', 1452, { en: 'Amount to pay', pt: 'Total a pagar' }),
    field('notes', 'text', null, { en: 'Remarks', pt: 'Observações' }),
    {
      name: 'attachments',
      type: 'list',
      example: [],
      meaning: { en: 'Attachments that the invoice names', pt: 'Anexos que ela cita' },
    },
    field('referenceNumber', 'text', 'PO-77', {
      en: 'Reference, such as your order',
      pt: 'Referência, como o número do seu pedido',
    }),
    field('summary', 'text', 'Invoice EX-0318 for spare parts, 1,452.00 EUR, due 17 April 2025.', {
      en: 'The invoice in one sentence',
      pt: 'A fatura em uma frase',
    }),
  ],
  plans: invoicePlans,
};
