import { formatNumber, formatPrice } from '../../../shared/format';
import type { Lang } from '../../../shared/languages';
import type { ApiPlan } from '../../../shared/prices/marketplace';
import { copy } from './copy';

/** What a plan of the marketplace holds and where it ends, a sentence each, in a language. */
export const planPoints = (
  { tokens, quota, extra, hardLimit, perHour }: ApiPlan,
  lang: Lang,
): string[] => {
  const t = copy(lang).plan;
  return [
    ...(tokens === undefined ? [] : [t.tokens(formatNumber(tokens, lang))]),
    t.quota(formatNumber(quota, lang)),
    ...(extra ? [t.extra(formatPrice(extra[lang], lang))] : []),
    ...(hardLimit ? [t.hard] : []),
    ...(perHour === undefined ? [] : [t.hourly(formatNumber(perHour, lang))]),
  ];
};
