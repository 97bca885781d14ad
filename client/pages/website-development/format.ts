import { formatNumber } from '../../../shared/format';
import type { Lang } from '../../../shared/languages';

/** Formats seconds, whole or with one decimal. */
export const formatSeconds = (seconds: number, lang: Lang): string =>
  `${formatNumber(seconds, lang, Number.isInteger(seconds) ? 0 : 1)}\u00a0s`;
