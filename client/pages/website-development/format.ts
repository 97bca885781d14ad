import { formatNumber } from '../../../shared/format';
import type { Lang } from '../../../shared/languages';

/** Seconds as both languages write them, whole or to a tenth. */
export const formatSeconds = (seconds: number, lang: Lang): string =>
  `${formatNumber(seconds, lang, Number.isInteger(seconds) ? 0 : 1)}\u00a0s`;

/** A weight in kilobytes; its figure is rounded up, since it stands for a limit. */
export const formatWeight = (kilobytes: number, lang: Lang): string =>
  `${formatNumber(Math.ceil(kilobytes * 10) / 10, lang)}\u00a0kB`;
