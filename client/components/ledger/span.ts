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

/** Between two figures, held together: a line may otherwise end after it. */
const dash = '\u2060–\u2060';

/** A span in words on one line: 2–4 weeks, 1 dia útil. */
export const formatSpan = ({ from, to = from, unit }: Span, lang: Lang): string => {
  const { one, many } = copy(lang).units[unit];
  const figures = [...new Set([from, to])].map((figure) => formatNumber(figure, lang)).join(dash);
  return `${figures}\u00a0${to === 1 ? one : many}`;
};
