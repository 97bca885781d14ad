import { type ApiField, flatFields } from '../../../shared/apis/api';
import { invoice } from '../../../shared/apis/invoice';
import { invoiceFormats } from '../../../shared/apis/invoiceFormats';
import { maxInvoicePages } from '../../../shared/apis/limits';
import { formatList, formatNumber, formatPrice } from '../../../shared/format';
import type { Lang } from '../../../shared/languages';
import { invoicePlans, planOf } from '../../../shared/prices/marketplace';

/** The sections of the table of contents, in order. */
export const sectionIds = [
  'uses',
  'how',
  'extract',
  'limits',
  'plans',
  'start',
  'contact',
] as const;

export type SectionId = (typeof sectionIds)[number];

/** The response fields grouped by the question that they answer; ungrouped fields are listed last. */
export const answerGroups = {
  invoice: [
    'invoiceNumber',
    'description',
    'issueDate',
    'dueDate',
    'startDate',
    'endDate',
    'status',
    'referenceNumber',
  ],
  parties: [
    'supplier',
    'emailSupplier',
    'identificationNumber',
    'costumer',
    'originCountry',
    'destinyCountry',
  ],
  amounts: [
    'currency',
    'value',
    'discountAmount',
    'discountPercentage',
    'taxAmount',
    'taxPercentage',
    'totalAmount',
  ],
  payment: ['paymentMethod', 'bankInfo'],
} as const;

export type AnswerGroup = keyof typeof answerGroups;

/** The fields of a group, in the group's order. */
export const groupFields = (group: AnswerGroup): readonly ApiField[] =>
  answerGroups[group].flatMap((name) => invoice.response.filter((field) => field.name === name));

const grouped = new Set<string>(Object.values(answerGroups).flat());

/** The fields that are in no group. */
export const restFields = invoice.response.filter(({ name }) => !grouped.has(name));

/** The fields that each use case needs. */
export const useFields = {
  payable: ['dueDate', 'totalAmount', 'bankInfo'],
  purchasing: ['referenceNumber', 'totalAmount'],
  imports: ['originCountry', 'destinyCountry', 'currency'],
  accounting: ['costumer', 'taxAmount', 'taxPercentage'],
} as const;

/** The figures in this page's sentences, formatted for a language. */
export const figures = (lang: Lang) => {
  const free = planOf(invoicePlans, 'Free');
  return {
    asked: formatNumber(flatFields(invoice.request).length, lang),
    // An object counts by its fields.
    answered: formatNumber(
      flatFields(invoice.response).filter(({ fields }) => !fields).length,
      lang,
    ),
    formats: formatList(
      invoiceFormats.map(({ name }) => name),
      lang,
      'or',
    ),
    pages: formatNumber(maxInvoicePages, lang),
    free: formatNumber(free.quota, lang),
    nothing: formatPrice(free.price[lang], lang),
  };
};

/** The page's figures as its sentences take them. */
export type Figures = ReturnType<typeof figures>;
