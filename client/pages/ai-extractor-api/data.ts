import { invoiceFormats } from '../../../shared/apis/invoiceFormats';
import { maxInvoicePages } from '../../../shared/apis/limits';
import { formatList, formatNumber } from '../../../shared/format';
import type { Lang } from '../../../shared/languages';
import type { Tone } from '../../components/document-figure/sample';
import { formatSpan, type Span } from '../../components/ledger/span';

/** Papers that readers are built for, and how long each takes by our planning. */
export const works = [
  { id: 'receipts', time: { from: 2, to: 3, unit: 'week' } },
  { id: 'labs', time: { from: 3, to: 4, unit: 'week' } },
  { id: 'policies', time: { from: 3, to: 5, unit: 'week' } },
  { id: 'leases', time: { from: 2, to: 4, unit: 'week' } },
  { id: 'shipping', time: { from: 3, to: 5, unit: 'week' } },
  { id: 'timesheets', time: { from: 3, to: 4, unit: 'week' } },
  { id: 'bills', time: { from: 2, to: 3, unit: 'week' } },
] as const satisfies readonly { id: string; time: Span }[];

const all: Span = {
  from: Math.min(...works.map(({ time }) => time.from)),
  to: Math.max(...works.map(({ time }) => time.to)),
  unit: 'week',
};

/** How many sheets are asked for to build with, and how many more to test with. */
export const samples = { build: 20, test: 10 };

/** The figures of the page, written as a language does; it reads what the invoice API reads. */
export const figures = (lang: Lang) => ({
  formats: formatList(
    invoiceFormats.map(({ name }) => name),
    lang,
    'or',
  ),
  pages: formatNumber(maxInvoicePages, lang),
  time: formatSpan(all, lang),
  build: formatNumber(samples.build, lang),
  test: formatNumber(samples.test, lang),
});

export type Figures = ReturnType<typeof figures>;

/** How many of the test sheets agreed, as a language writes it. */
export type Score = { right: string; test: string };

/**
 * What can be ordered from the receipt, in the order of the answer; some of it is ordered at first. Of the
 * test sheets of the example, so many agreed with what had been typed.
 */
export const fields = [
  { id: 'number', tone: 'sky', agreed: 10 },
  { id: 'customer', tone: 'leaf', agreed: 10 },
  { id: 'items', tone: 'sun', agreed: 9, wanted: true },
  { id: 'corrected', tone: 'coral', agreed: 8, wanted: true },
  { id: 'note', tone: 'coral', agreed: 6, wanted: true },
  { id: 'receiver', tone: 'leaf', agreed: 8, wanted: true },
  { id: 'idCard', tone: 'sky', agreed: 10, wanted: true },
  { id: 'time', tone: 'sun', agreed: 9, wanted: true },
  { id: 'signed', tone: 'leaf', agreed: 10 },
] as const satisfies readonly { id: string; tone: Tone; agreed: number; wanted?: true }[];

export type FieldId = (typeof fields)[number]['id'];

/** The place of a field, from 1: it ties tick, mark and line together. */
export const placeOf = (id: FieldId): number => fields.findIndex((field) => field.id === id) + 1;
