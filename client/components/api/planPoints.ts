import { formatNumber, formatPrice, type Price } from '../../../shared/format';
import type { Lang } from '../../../shared/languages';
import type { ApiPlan } from '../../../shared/prices/marketplace';
import { copy } from './copy';

/** What one of the included requests costs, with three digits; with five below a cent. */
const perIncluded = (price: Price, quota: number): Price => {
  const amount = price.amount / quota;
  return { ...price, amount, digits: amount < 0.01 ? 5 : 3 };
};

/** The features and limits of a marketplace plan, one sentence each. */
export const planPoints = (
  { price, tokens, quota, extra, hardLimit, perHour }: ApiPlan,
  lang: Lang,
  /** Whether all plans have a hard limit, which is then said once for all. */
  allHard = false,
): string[] => {
  const t = copy(lang).plan;
  return [
    t.quota(formatNumber(quota, lang)),
    tokens && t.tokens(formatNumber(tokens, lang)),
    price[lang].amount > 0 && t.included(formatPrice(perIncluded(price[lang], quota), lang)),
    extra && t.extra(formatPrice(extra[lang], lang)),
    hardLimit && !allHard && t.hard,
    // Beside a smaller quota it would read as an error; the table of limits has it.
    perHour && perHour < quota && t.hourly(formatNumber(perHour, lang)),
  ].filter((point) => typeof point === 'string');
};
