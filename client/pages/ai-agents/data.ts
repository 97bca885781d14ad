import type { Price } from '../../../shared/format';
import type { Localized } from '../../../shared/languages';
import type { Span } from '../../components/ledger/span';

/** The only statistic of this page. */
export const availability = '24/7';

const hour = 60;

/** Minutes per day. */
const at = (hours: number, minutes = 0): number => hours * hour + minutes;

/** The opening hours of the invented bicycle workshop, in minutes since midnight; days count from Monday. */
export const opening = {
  weekdays: { days: 5, opens: at(8), closes: at(18) },
  saturday: { days: 1, opens: at(8), closes: at(12) },
} as const;

export const week = { days: 7, hours: 24 };

/** The number of staffed hours per week. */
export const staffedHours = Object.values(opening).reduce(
  (sum, { days, opens, closes }) => sum + (days * (closes - opens)) / hour,
  0,
);

/** When the conversation takes place: on a Tuesday after closing time. */
export const chat = { day: 1, begins: at(22, 41), wished: at(7) };

const price = (dollars: number, reais: number): Localized<Price> => ({
  en: { amount: dollars, currency: 'USD' },
  pt: { amount: reais, currency: 'BRL' },
});

/** The price list. */
export const prices = {
  gears: price(28, 60),
  fitting: price(20, 45),
  nine: price(32, 89),
  eleven: price(58, 169),
};

/** The price of chain and fitting together. */
export const total = price(
  prices.fitting.en.amount + prices.nine.en.amount,
  prices.fitting.pt.amount + prices.nine.pt.amount,
);

/** The calendar of Wednesday morning; the agent books the first free slot. */
export const slots = [
  { begins: at(8), state: 'taken' },
  { begins: at(8, 30), state: 'booked' },
  { begins: at(9), state: 'free' },
  { begins: at(9, 30), state: 'taken' },
] as const;

/** The slot that the agent books, and the duration of the work. */
export const booked = { begins: at(8, 30), minutes: 30 };

/** The customer, and the person who gets the questions that no source answers. */
export const people = { customer: 'Lia', mechanic: 'Davi' };

/** The questions that a source answers, each with its minutes since the start of the conversation. */
export const sources = [
  { id: 'prices', after: 0 },
  { id: 'hours', after: 1 },
  { id: 'calendar', after: 2 },
] as const;

export type SourceId = (typeof sources)[number]['id'];

/** The minutes since the start until the question that no source answers. */
export const handedOver = 4;

/** When the person replies, on the next morning. */
export const replied = at(8, 4);

const weeks = (from: number, to: number): Span => ({ from, to, unit: 'week' });

/** The agents that we build, with the planned time of each. */
export const works = [
  { id: 'questions', time: weeks(2, 3) },
  { id: 'appointments', time: weeks(3, 4) },
  { id: 'status', time: weeks(3, 5) },
  { id: 'quotes', time: weeks(3, 5) },
  { id: 'bills', time: weeks(3, 4) },
  { id: 'mail', time: weeks(3, 4) },
  { id: 'staff', time: weeks(2, 4) },
] as const;

/** The subjects of the table of limits, in order. */
export const subjects = ['price', 'calendar', 'money', 'complaint', 'safety'] as const;
