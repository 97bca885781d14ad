import type { Price } from '../format';
import type { Localized } from '../languages';

/** The networks that the affiliate link generator posts to. */
export const networks = ['whatsapp', 'telegram', 'instagram', 'pinterest'] as const;

export type Network = (typeof networks)[number];

export type AffiliatePlan = {
  /** As `?plan=` names it; its name in each language stands in the offers. */
  id: string;
  /** A month. */
  price: Localized<Price>;
  /** Links a month; none where there is no limit. */
  links?: number;
  networks: readonly Network[];
};

const monthly = (amount: number): Localized<Price> => ({
  en: { amount, currency: 'USD', digits: 2 },
  pt: { amount, currency: 'BRL', digits: 2 },
});

/** What the affiliate link generator costs and where each plan posts, cheapest first. */
export const affiliatePlans: readonly [AffiliatePlan & { links: number }, ...AffiliatePlan[]] = [
  { id: 'iniciante', price: monthly(49.9), links: 100, networks: ['whatsapp'] },
  { id: 'profissional', price: monthly(89.9), networks: ['whatsapp', 'telegram'] },
  { id: 'especialista', price: monthly(149.9), networks },
];
