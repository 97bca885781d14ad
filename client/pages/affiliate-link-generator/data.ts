import type { Price } from '../../../shared/format';
import type { Localized } from '../../../shared/languages';
import type { Network } from '../../../shared/prices/affiliate';
import type { Span } from '../../components/ledger/span';

/** The brand names of the networks, the same in both languages. */
export const networkNames: Record<Network, string> = {
  whatsapp: 'WhatsApp',
  telegram: 'Telegram',
  instagram: 'Instagram',
  pinterest: 'Pinterest',
};

/** The URL path of the invented product in its shop. */
export const productPath = '/p/4821';

/** The prices of the invented product in its invented shop. */
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

/** The networks that are connected step by step; the first one is shown first. */
export const connected = ['telegram', 'instagram', 'pinterest'] as const;

/** Our estimates of the time to connect each network, and to get started. */
export const spans = {
  telegram: { from: 5, to: 10, unit: 'minute' },
  instagram: { from: 10, to: 20, unit: 'minute' },
  pinterest: { from: 10, to: 15, unit: 'minute' },
  begin: { from: 1, to: 2, unit: 'day' },
} satisfies Record<string, Span>;

/** The number of stars of each testimonial, which is the maximum. */
export const rating = 5;

/** The number of days that a month's links are divided by. */
export const daysOfMonth = 30;

/** First names with an initial; no real persons. */
export const voices = [
  { id: 'kitchen', name: 'Simone T.' },
  { id: 'tools', name: 'Paulo V.' },
] as const;

/** The question ids, in order. */
export const questions = ['platforms', 'registration', 'payment', 'cancel'] as const;
