import type { Price } from '../../../shared/format';
import type { Localized } from '../../../shared/languages';
import type { Span } from '../../components/ledger/span';

/** The only statistic of this page. */
export const availability = '24/7';

const hour = 60;

/** Minutes of a day. */
const at = (hours: number, minutes = 0): number => hours * hour + minutes;

/** The invented bicycle workshop: when it is open, in minutes; days count from Monday. */
export const opening = {
  weekdays: { days: 5, opens: at(8), closes: at(18) },
  saturday: { days: 1, opens: at(8), closes: at(12) },
} as const;

export const week = { days: 7, hours: 24 };

/** The hours of a week in which somebody is at the workshop. */
export const staffedHours = Object.values(opening).reduce(
  (sum, { days, opens, closes }) => sum + (days * (closes - opens)) / hour,
  0,
);

/** When the conversation takes place: on a Tuesday, after closing. */
export const chat = { day: 1, begins: at(22, 41), wished: at(7) };

const price = (dollars: number, reais: number): Localized<Price> => ({
  en: { amount: dollars, currency: 'USD' },
  pt: { amount: reais, currency: 'BRL' },
});

/** What the price list says. */
export const prices = {
  gears: price(28, 60),
  fitting: price(20, 45),
  nine: price(32, 89),
  eleven: price(58, 169),
};

/** Fitting and chain together. */
export const total = price(
  prices.fitting.en.amount + prices.nine.en.amount,
  prices.fitting.pt.amount + prices.nine.pt.amount,
);

/** The calendar of Wednesday morning; the agent books the first free time. */
export const slots = [
  { begins: at(8), state: 'taken' },
  { begins: at(8, 30), state: 'booked' },
  { begins: at(9), state: 'free' },
  { begins: at(9, 30), state: 'taken' },
] as const;

/** The time that the agent books, and how long the work takes. */
export const booked = { begins: at(8, 30), minutes: 30 };

export const order = '1482';

/** Who writes, and who is asked what no source says. */
export const people = { customer: 'Lia', mechanic: 'Davi' };

/** The questions that a source answers, with the minutes since the conversation began. */
export const sources = [
  { id: 'prices', after: 0 },
  { id: 'hours', after: 1 },
  { id: 'calendar', after: 2 },
  { id: 'orders', after: 3 },
] as const;

export type SourceId = (typeof sources)[number]['id'];

/** When the question comes that no source answers. */
export const handedOver = 5;

/** When the person answers, the morning after. */
export const replied = at(8, 4);

const weeks = (from: number, to: number): Span => ({ from, to, unit: 'week' });

/** What we build, with the time we plan. */
export const works = [
  { id: 'questions', time: weeks(2, 3) },
  { id: 'appointments', time: weeks(3, 4) },
  { id: 'status', time: weeks(3, 5) },
  { id: 'quotes', time: weeks(3, 5) },
  { id: 'bills', time: weeks(3, 4) },
  { id: 'mail', time: weeks(3, 4) },
  { id: 'staff', time: weeks(2, 4) },
] as const;

/** The subjects whose limits are set, in the order of the table. */
export const subjects = [
  'price',
  'calendar',
  'order',
  'money',
  'complaint',
  'personal',
  'safety',
] as const;
