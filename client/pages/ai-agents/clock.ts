import type { Lang } from '../../../shared/languages';

const hour = 60;

/** A time of day from its minutes, as a language writes it on a 24-hour clock: 8:00, 8h, 22h41. */
export const formatTime = (minutes: number, lang: Lang): string => {
  const hours = Math.floor(minutes / hour);
  const rest = String(minutes % hour).padStart(2, '0');
  if (lang === 'en') return `${hours}:${rest}`;
  return minutes % hour ? `${hours}h${rest}` : `${hours}h`;
};
