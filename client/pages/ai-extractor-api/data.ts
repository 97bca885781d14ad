import { formatNames } from '../../../shared/apis/documentFormats';
import { maxInvoicePages } from '../../../shared/apis/limits';
import { formatList, formatNumber } from '../../../shared/format';
import type { Lang } from '../../../shared/languages';
import type { Tone } from '../../components/document-figure/sample';
import { formatSpan, type Span } from '../../components/ledger/span';

/** The document types that we build APIs for, with the planned time of each. */
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

/** The number of sample sheets that we ask for to build with, and to test with. */
export const samples = { build: 20, test: 10 };

/** The page's figures formatted for a language; limits are those of the invoice API. */
export const figures = (lang: Lang) => ({
  formats: formatList(formatNames, lang, 'or'),
  pages: formatNumber(maxInvoicePages, lang),
  time: formatSpan(all, lang),
  build: formatNumber(samples.build, lang),
  test: formatNumber(samples.test, lang),
});

export type Figures = ReturnType<typeof figures>;

/** The number of correct test sheets, formatted for a language. */
export type Score = { right: string; test: string };

/**
 * The fields of the receipt, in the order of the answer, whether each is selected at first, and on how
 * many test sheets of the example its value was right.
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

/** The 1-based index of a field: it links checkbox, highlight and line. */
export const placeOf = (id: FieldId): number => fields.findIndex((field) => field.id === id) + 1;
