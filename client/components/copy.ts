import { words } from '../../shared/copy';

/** Words of the components that have no folder of their own. */
export const copy = words({
  /** Before what a reader can do to see that a page says the truth. */
  check: { en: 'Check it yourself:', pt: 'Pode conferir:' },
  /** What the brand stands for: beside what proves it. */
  line: {
    en: 'We’d rather leave it blank than guess.',
    pt: 'A gente não chuta. Pode conferir.',
  },
  /** The heading of questions that have no other. */
  questions: { en: 'Frequently asked questions', pt: 'Perguntas frequentes' },
  /** Stamped on a sheet whose content is made up. */
  sample: { en: 'Sample', pt: 'Amostra' },
  /** From one full hour to another. */
  hours: {
    en: (from: string, to: string) => `${from}–${to}`,
    pt: (from: string, to: string) => `${from} às\u00a0${to}`.replaceAll(':00', 'h'),
  },
  newTab: { en: 'opens in a new tab', pt: 'abre em nova aba' },
  /** Behind the name of an offer that has no page. */
  askForIt: { en: ' (contact us)', pt: ' (fale com a gente)' },
  weekdays: { en: 'Monday to Friday', pt: 'Segunda a sexta' },
  saturday: { en: 'Saturday', pt: 'Sábado' },
  timeZoneLabel: { en: 'Time zone', pt: 'Fuso horário' },
  timeZone: { en: 'Brasília time (BRT, UTC−3)', pt: 'Horário de Brasília' },
});
