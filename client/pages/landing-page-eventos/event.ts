/** Minutes since midnight. */
export const at = (hours: number, minutes = 0): number => hours * 60 + minutes;

/** The invented event: a Saturday; times in minutes since midnight, prices in reais. */
export const event = {
  day: 22,
  month: 5,
  opens: at(8, 30),
  closes: at(16, 30),
  price: { amount: 120, currency: 'BRL' },
  batch: { number: 1, until: { day: 30, month: 4 } },
  /** The number of the reader's own sign-up. */
  order: 47,
} as const;
