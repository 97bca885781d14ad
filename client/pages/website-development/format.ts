import { formatNumber } from '../../../shared/format';
import type { Lang } from '../../../shared/languages';

/** Formats seconds, whole or with one decimal. */
export const formatSeconds = (seconds: number, lang: Lang): string =>
  `${formatNumber(seconds, lang, Number.isInteger(seconds) ? 0 : 1)}\u00a0s`;

/** Formats a size in kilobytes, rounded up because it is a limit. */
export const formatWeight = (kilobytes: number, lang: Lang): string =>
  `${formatNumber(Math.ceil(kilobytes * 10) / 10, lang)}\u00a0kB`;
