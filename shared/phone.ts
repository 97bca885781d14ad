import type { Lang, Localized } from './languages';

/** The parts of a Brazilian number: with the country code for readers abroad. */
const format: Localized<(area: string, first: string, last: string) => string> = {
  en: (area, first, last) => `+55 ${area} ${first}-${last}`,
  pt: (area, first, last) => `(${area}) ${first}-${last}`,
};

/** Formats an E.164 phone number: Brazilian numbers in groups, with the country code in English; others unchanged. */
export const formatPhone = (e164: string, lang: Lang): string => {
  const [, area, first = '', last = ''] = /^\+?55(\d{2})(\d{4,5})(\d{4})$/.exec(e164) ?? [];
  if (!area) return e164;
  return format[lang](area, first, last);
};
