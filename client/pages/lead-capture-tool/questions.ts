import { formatNumber, formatPrice } from '../../../shared/format';
import type { Lang } from '../../../shared/languages';
import { readyMade } from '../../../shared/prices/landingPages';
import { copy } from './copy';

/** The questions; what is quicker is a ready-made page. */
export const readQuestions = (lang: Lang) => {
  const { title, items } = copy(lang).questions;
  const { amount, soonest, latest } = readyMade;
  const ready = {
    price: formatPrice({ amount, currency: 'BRL' }, lang),
    soonest: formatNumber(soonest, lang),
    latest: formatNumber(latest, lang),
  };
  return {
    title,
    items: items.map(({ ask, answer }) => ({
      ask,
      answer: typeof answer === 'string' ? answer : answer(ready),
    })),
  };
};
