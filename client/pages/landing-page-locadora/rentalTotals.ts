import { formatNumber, formatPrice } from '../../../shared/format';
import { type Car, pickUp, type Stay } from './data';
import { figure } from './words/copy.pt';

/** Formats an amount in reais; by default with cents, as on a receipt. */
export const reais = (amount: number, digits = 2): string =>
  formatPrice({ amount, currency: 'BRL', digits }, 'pt');

/** Formats a number in Portuguese. */
export const count = (value: number): string => formatNumber(value, 'pt');

/** The daily rate for a duration. */
export const rate = ({ daily }: Car, { off }: Stay): number => (daily * (100 - off)) / 100;

/** The total price. */
export const total = (car: Car, stay: Stay): number => rate(car, stay) * stay.days;

/** The day of the month and of the week, a number of days after the pick-up. */
export const dayAfter = (days: number) => ({
  day: pickUp.day + days,
  weekday: (pickUp.weekday + days) % 7,
});

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** The date and time, a number of days after the pick-up. */
export const momentAfter = (days: number): string => {
  const { day, weekday } = dayAfter(days);
  const date = `${twoDigits(day)}/${twoDigits(pickUp.month)}`;
  return figure.moment(figure.weekdays[weekday] ?? '', date, `${pickUp.hour}h`);
};
