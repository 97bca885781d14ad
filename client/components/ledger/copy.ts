import { words } from '../../../shared/copy';

export const copy = words({
  goesIn: { en: 'What goes in', pt: 'O que entra' },
  comesOut: { en: 'What comes out', pt: 'O que sai' },
  time: { en: 'How long', pt: 'Prazo' },
  units: {
    minute: {
      one: { en: 'minute', pt: 'minuto' },
      many: { en: 'minutes', pt: 'minutos' },
    },
    hour: { one: { en: 'hour', pt: 'hora' }, many: { en: 'hours', pt: 'horas' } },
    day: {
      one: { en: 'working day', pt: 'dia útil' },
      many: { en: 'working days', pt: 'dias úteis' },
    },
    week: { one: { en: 'week', pt: 'semana' }, many: { en: 'weeks', pt: 'semanas' } },
    month: { one: { en: 'month', pt: 'mês' }, many: { en: 'months', pt: 'meses' } },
  },
});
