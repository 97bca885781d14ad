import { formatNumber } from '../../../shared/format';
import type { Lang } from '../../../shared/languages';
import { copy } from './copy';

/** A duration from one number of units to another; days are working days. */
export type Span = {
  from: number;
  /** Defaults to `from`. */
  to?: number;
  unit: 'minute' | 'hour' | 'day' | 'week' | 'month';
};

/** The dash of a range, with word joiners: a line could otherwise break after it. */
const dash = '\u2060–\u2060';

/** A duration in words, on one line: 2–4 weeks, 1 dia útil. */
export const formatSpan = ({ from, to = from, unit }: Span, lang: Lang): string => {
  const { one, many } = copy(lang).units[unit];
  const figures = [...new Set([from, to])].map((figure) => formatNumber(figure, lang)).join(dash);
  return `${figures}\u00a0${to === 1 ? one : many}`;
};
