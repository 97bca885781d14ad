import { formatNumber, formatPrice } from '../../../shared/format';
import type { Lang } from '../../../shared/languages';
import type { ApiPlan } from '../../../shared/prices/marketplace';
import { copy } from './copy';

/** The features and limits of a marketplace plan, one sentence each. */
export const planPoints = (
  { tokens, quota, extra, hardLimit, perHour }: ApiPlan,
  lang: Lang,
): string[] => {
  const t = copy(lang).plan;
  return [
    tokens && t.tokens(formatNumber(tokens, lang)),
    t.quota(formatNumber(quota, lang)),
    extra && t.extra(formatPrice(extra[lang], lang)),
    hardLimit && t.hard,
    // Beside a smaller quota it would read as an error; the table of limits has it.
    perHour && perHour < quota && t.hourly(formatNumber(perHour, lang)),
  ].filter((point) => typeof point === 'string');
};
