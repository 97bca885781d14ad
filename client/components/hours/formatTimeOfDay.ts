import type { Lang } from '../../../shared/languages';
import { formatTime } from './formatTime';

/** A time such as 16:40 in a sentence: 4:40 p.m., 16h40. Business hours stay on a 24-hour clock. */
export const formatTimeOfDay = (time: string, lang: Lang): string => {
  if (lang === 'pt') return formatTime(time, lang);
  const [hour = 0, minute] = time.split(':').map(Number);
  const half = hour < 12 ? 'a.m.' : 'p.m.';
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')}\u00a0${half}`;
};
