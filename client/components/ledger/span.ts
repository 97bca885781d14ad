import { formatNumber } from '../../../shared/format';
import type { Lang } from '../../../shared/languages';
import { copy } from './copy';

/** How long something takes, from a number of units up to another; a day is a working day. */
export type Span = {
  from: number;
  /** As long as `from` where nothing is said. */
  to?: number;
  unit: 'minute' | 'hour' | 'day' | 'week' | 'month';
};

/** A span in words, its last figure bound to its unit: 2–4 weeks, 1 dia útil. */
export const formatSpan = ({ from, to = from, unit }: Span, lang: Lang): string => {
  const { one, many } = copy(lang).units[unit];
  const figures = [...new Set([from, to])].map((figure) => formatNumber(figure, lang)).join('–');
  return `${figures}\u00a0${to === 1 ? one : many}`;
};
