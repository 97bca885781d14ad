import { formatNumber, formatPrice, type Price } from '../../../shared/format';
import type { Lang, Localized } from '../../../shared/languages';
import { formatTimeOfDay } from '../../components/hours/formatTimeOfDay';
import { copy } from './copy';
import { booked, chat, opening, people, prices, type SourceId, total } from './data';

type TurnMessages = {
  asks: string;
  sure: string;
  unsure: string;
  /** The line that the person finds in the morning. */
  queued: string;
};

/** The messages of customer and agent for a source, with the source on and off. */
export const turnMessages = (id: SourceId, lang: Lang): TurnMessages => {
  const { turns } = copy(lang).talk;
  const time = (minutes: number) => formatTimeOfDay(minutes, lang);
  const price = (costs: Localized<Price>) => formatPrice(costs[lang], lang);
  const { opens, closes } = opening.weekdays;
  const { begins, minutes } = booked;
  const said: Record<SourceId, Omit<TurnMessages, 'unsure' | 'queued'>> = {
    prices: {
      asks: turns.prices.asks,
      sure: turns.prices.sure(price(prices.fitting), price(prices.nine), price(total)),
    },
    hours: {
      asks: turns.hours.asks(time(chat.wished)),
      sure: turns.hours.sure(time(opens), time(closes)),
    },
    calendar: {
      asks: turns.calendar.asks,
      sure: turns.calendar.sure(time(begins), formatNumber(minutes, lang), time(begins + minutes)),
    },
  };
  return {
    ...said[id],
    unsure: turns[id].unsure(people.mechanic),
    queued: turns[id].queued,
  };
};
