import type { Lang } from '../../../shared/languages';

/** A time such as 9:00 as its reader writes it: 9:00, 9h, 9h30. */
export const formatTime = (time: string, lang: Lang): string =>
  lang === 'pt' ? time.replace(/:(00)?/, 'h') : time;
