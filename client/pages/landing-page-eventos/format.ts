import { formatNumber } from '../../../shared/format';

const two = (value: number): string => String(value).padStart(2, '0');

/** An hour as it is said in Brazil: 9h, 10h45. */
export const formatHour = (minutes: number): string =>
  `${Math.floor(minutes / 60)}h${minutes % 60 === 0 ? '' : two(minutes % 60)}`;

/** A date as a poster has it: 22.05. */
export const formatDate = ({ day, month }: { day: number; month: number }): string =>
  `${two(day)}.${two(month)}`;

/** A count as Portuguese writes it. */
export const count = (value: number): string => formatNumber(value, 'pt');
