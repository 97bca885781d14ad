import { formatNumber } from '../../../shared/format';
import type { Lang } from '../../../shared/languages';
import { formatTime } from '../../components/hours/formatTime';

const clock = (minutes: number): string =>
  `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;

/** Formats minutes since midnight for a drawing of a morning: 8:30, 8h30. */
export const formatClock = (minutes: number, lang: Lang): string =>
  formatTime(clock(minutes), lang);

/**
 * Formats a duration with a non-breaking space before each unit; a narrow cell may break between hours
 * and minutes.
 */
export const formatMinutes = (minutes: number, lang: Lang): string => {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return [
    ...(hours > 0 ? [`${formatNumber(hours, lang)}\u00a0h`] : []),
    ...(rest > 0 || hours === 0 ? [`${formatNumber(rest, lang)}\u00a0min`] : []),
  ].join(' ');
};
