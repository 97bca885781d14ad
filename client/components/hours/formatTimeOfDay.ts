import type { Lang, Localized } from '../../../shared/languages';

const hour = 60;

const format: Localized<(hours: number, rest: string) => string> = {
  en: (hours, rest) =>
    hours === 12 && rest === '00'
      ? 'noon'
      : `${hours % 12 || 12}${rest === '00' ? '' : `:${rest}`}\u00a0${hours % 24 < 12 ? 'a.m.' : 'p.m.'}`,
  pt: (hours, rest) => (rest === '00' ? `${hours}h` : `${hours}h${rest}`),
};

/** Formats minutes since midnight as a sentence has them: 8 a.m., 8h, noon, 12h, 10:41 p.m., 22h41. Business hours stay on a 24-hour clock. */
export const formatTimeOfDay = (minutes: number, lang: Lang): string => {
  const hours = Math.floor(minutes / hour);
  const rest = String(minutes % hour).padStart(2, '0');
  return format[lang](hours, rest);
};
