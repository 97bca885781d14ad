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

/** A duration in words, on one line: 2–4 weeks, 2 a 4 semanas. */
export const formatSpan = ({ from, to = from, unit }: Span, lang: Lang): string => {
  const t = copy(lang);
  const { one, many } = t.units[unit];
  const figures = [...new Set([from, to])].map((figure) => formatNumber(figure, lang)).join(t.to);
  return `${figures}\u00a0${to === 1 ? one : many}`;
};
