import { formatNumber, formatPrice } from '../../../shared/format';
import { type Car, pickUp, type Stay } from './data';
import { figure } from './words/copy.pt';

/** Reais as a slip has them, cents included; whole ones in running text. */
export const reais = (amount: number, digits = 2): string =>
  formatPrice({ amount, currency: 'BRL', digits }, 'pt');

/** A number as Portuguese writes it. */
export const count = (value: number): string => formatNumber(value, 'pt');

/** What a day costs in a stay of that length. */
export const rate = ({ daily }: Car, { off }: Stay): number => (daily * (100 - off)) / 100;

/** What the whole stay costs. */
export const total = (car: Car, stay: Stay): number => rate(car, stay) * stay.days;

/** Day of the month and of the week, so many days after the pick-up. */
export const dayAfter = (days: number) => ({
  day: pickUp.day + days,
  weekday: (pickUp.weekday + days) % 7,
});

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** When the car is taken or brought back, as the counter writes it. */
export const momentAfter = (days: number): string => {
  const { day, weekday } = dayAfter(days);
  const date = `${twoDigits(day)}/${twoDigits(pickUp.month)}`;
  return figure.moment(figure.weekdays[weekday] ?? '', date, `${pickUp.hour}:00`);
};
