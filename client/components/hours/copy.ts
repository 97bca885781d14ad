import { words } from '../../../shared/copy';

// One sentence in two halves, for the line breaks between them in a narrow column.
export const copy = words({
  open: { en: 'Open now,', pt: 'Aberto agora,' },
  closes: {
    en: (time: string) => `until ${time} BRT`,
    pt: (time: string) => `até as ${time}`,
  },
  closed: { en: 'Closed now;', pt: 'Fechado agora;' },
  opensToday: {
    en: (time: string) => `opens at ${time} BRT`,
    pt: (time: string) => `abre às ${time}`,
  },
  opens: {
    en: (day: string, time: string) => `opens ${day} ${time} BRT`,
    pt: (day: string, time: string) => `abre ${day} às ${time}`,
  },
  // Sunday first, as `Date` numbers them.
  days: [
    { en: 'Sun', pt: 'domingo' },
    { en: 'Mon', pt: 'segunda' },
    { en: 'Tue', pt: 'terça' },
    { en: 'Wed', pt: 'quarta' },
    { en: 'Thu', pt: 'quinta' },
    { en: 'Fri', pt: 'sexta' },
    { en: 'Sat', pt: 'sábado' },
  ],
});
