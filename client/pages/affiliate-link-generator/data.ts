import type { Price } from '../../../shared/format';
import type { Localized } from '../../../shared/languages';
import type { Network } from '../../../shared/prices/affiliate';
import type { Span } from '../../components/ledger/span';

/** The networks as they call themselves, in either language. */
export const networkNames: Record<Network, string> = {
  whatsapp: 'WhatsApp',
  telegram: 'Telegram',
  instagram: 'Instagram',
  pinterest: 'Pinterest',
};

/** Where the invented product stands in its shop. */
export const productPath = '/p/4821';

/** What the invented product costs in its invented shop. */
export const example: Localized<{ was: Price; now: Price }> = {
  en: {
    was: { amount: 32, currency: 'USD', digits: 2 },
    now: { amount: 24.9, currency: 'USD', digits: 2 },
  },
  pt: {
    was: { amount: 129.9, currency: 'BRL', digits: 2 },
    now: { amount: 89.9, currency: 'BRL', digits: 2 },
  },
};

/** The networks that are connected step by step, the one shown first at the top. */
export const connected = ['telegram', 'instagram', 'pinterest'] as const;

/** Our estimates: to connect each network, and to begin. */
export const spans = {
  telegram: { from: 5, to: 10, unit: 'minute' },
  instagram: { from: 10, to: 20, unit: 'minute' },
  pinterest: { from: 10, to: 15, unit: 'minute' },
  begin: { from: 1, to: 2, unit: 'day' },
} satisfies Record<string, Span>;

/** Stars that a testimonial gives, of as many as there are. */
export const rating = 5;

/** For how many days a month's links are reckoned. */
export const daysOfMonth = 30;

/** First names with an initial, of nobody. */
export const voices = [
  { id: 'kitchen', name: 'Marina T.' },
  { id: 'tools', name: 'Paulo V.' },
] as const;

/** The questions, in their order. */
export const questions = ['platforms', 'registration', 'payment', 'cancel'] as const;
