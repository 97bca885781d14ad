import type { Lang, Localized } from '../../../shared/languages';

const hour = 60;

const format: Localized<(hours: number, rest: string) => string> = {
  en: (hours, rest) => `${hours}:${rest}`,
  pt: (hours, rest) => (rest === '00' ? `${hours}h` : `${hours}h${rest}`),
};

/** Formats minutes since midnight as a 24-hour time in a language: 8:00, 8h, 22h41. */
export const formatTime = (minutes: number, lang: Lang): string => {
  const hours = Math.floor(minutes / hour);
  const rest = String(minutes % hour).padStart(2, '0');
  return format[lang](hours, rest);
};
