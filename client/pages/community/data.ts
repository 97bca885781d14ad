import { formatNumber, formatPrice } from '../../../shared/format';

/** The example deals in reais, each with the time of its message. */
const deals = {
  pan: { was: 79.9, now: 49.9, at: '12:04' },
  lamp: { was: 119.9, now: 84.9, at: '12:31' },
  bottle: { was: 89.9, now: 54.9, at: '12:52' },
} as const;

export type GoodId = keyof typeof deals;

const reais = (amount: number): string => formatPrice({ amount, currency: 'BRL', digits: 2 }, 'pt');

/** A deal formatted for the chat, with its discount in percent. */
export const deal = (id: GoodId) => {
  const { was, now, at } = deals[id];
  const less = Math.round((1 - now / was) * 100);
  return {
    was: reais(was),
    now: reais(now),
    at,
    saved: reais(was - now),
    less: `${formatNumber(less, 'pt')}%`,
  };
};

/** The chat from oldest to newest: deals and members' replies. */
export const thread = [
  { deal: 'pan' },
  { deal: 'lamp' },
  { reply: 'lamp' },
  { reply: 'bulb' },
  { deal: 'bottle' },
  { reply: 'bottle' },
] as const;

/** The number of messages in the example. */
export const messages = formatNumber(thread.length, 'pt');
