import { formatNumber } from '../../../shared/format';

const two = (value: number): string => String(value).padStart(2, '0');

/** Formats minutes since midnight as in Brazil: 9h, 10h45. */
export const formatHour = (minutes: number): string =>
  `${Math.floor(minutes / 60)}h${minutes % 60 === 0 ? '' : two(minutes % 60)}`;

/** Formats a date for a poster: 22.05. */
export const formatDate = ({ day, month }: { day: number; month: number }): string =>
  `${two(day)}.${two(month)}`;

/** Formats a date in running text: 30/04. */
export const formatDay = ({ day, month }: { day: number; month: number }): string =>
  `${two(day)}/${two(month)}`;

/** Formats a number in Portuguese. */
export const count = (value: number): string => formatNumber(value, 'pt');
