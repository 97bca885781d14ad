import { formatNumber } from '../../../shared/format';
import type { Lang } from '../../../shared/languages';

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
