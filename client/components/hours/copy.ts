import { words } from '../../../shared/copy';

// One sentence in two halves, for the line breaks between them in a narrow column.
export const copy = words({
  open: { en: 'Open now,', pt: 'Aberto agora,' },
  closes: {
    en: (time: string) => `until ${time} in Brasília`,
    pt: (time: string) => `até as ${time}`,
  },
  closed: { en: 'Closed now;', pt: 'Fechado agora;' },
  opensToday: {
    en: (time: string) => `opens at ${time} in Brasília`,
    pt: (time: string) => `abre às ${time}`,
  },
  opens: {
    en: (day: string, time: string) => `opens ${day} at ${time} in Brasília`,
    pt: (day: string, time: string) => `abre ${day} às ${time}`,
  },
  // Sunday first, as `Date` numbers them.
  days: [
    { en: 'Sunday', pt: 'domingo' },
    { en: 'Monday', pt: 'segunda' },
    { en: 'Tuesday', pt: 'terça' },
    { en: 'Wednesday', pt: 'quarta' },
    { en: 'Thursday', pt: 'quinta' },
    { en: 'Friday', pt: 'sexta' },
    { en: 'Saturday', pt: 'sábado' },
  ],
});
