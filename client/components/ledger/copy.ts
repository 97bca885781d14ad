import { words } from '../../../shared/copy';

export const copy = words({
  goesIn: { en: 'You send', pt: 'Você envia' },
  comesOut: { en: 'You get', pt: 'Você recebe' },
  time: { en: 'Typical time', pt: 'Prazo típico' },
  least: { en: 'at least', pt: 'no mínimo' },
  most: {
    en: 'at most; each section is a week',
    pt: 'no máximo; cada trecho da barra é uma semana',
  },
  /** Between the two numbers of a range; on one line with both. */
  to: { en: '\u2060–\u2060', pt: '\u00a0a\u00a0' },
  units: {
    minute: {
      one: { en: 'minute', pt: 'minuto' },
      many: { en: 'minutes', pt: 'minutos' },
    },
    hour: { one: { en: 'hour', pt: 'hora' }, many: { en: 'hours', pt: 'horas' } },
    day: {
      one: { en: 'business day', pt: 'dia útil' },
      many: { en: 'business days', pt: 'dias úteis' },
    },
    week: { one: { en: 'week', pt: 'semana' }, many: { en: 'weeks', pt: 'semanas' } },
    month: {
      one: { en: 'month at a time', pt: 'mês por vez' },
      many: { en: 'months', pt: 'meses' },
    },
  },
});
