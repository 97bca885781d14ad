/** The example company's car categories; amounts in reais. */
export const cars = [
  { id: 'economico', daily: 120, deposit: 800, share: 2000, seats: 5, bags: 2 },
  { id: 'suv', daily: 210, deposit: 1500, share: 3500, seats: 5, bags: 4 },
  { id: 'utilitario', daily: 180, deposit: 1200, share: 3000, seats: 2, cubic: 3, dailyKm: 150 },
] as const satisfies readonly CarRow[];

/** The rental durations, and their discount on the daily rate in percent. */
export const stays = [
  { days: 3, off: 0 },
  { days: 7, off: 10 },
  { days: 15, off: 20 },
] as const satisfies readonly Stay[];

/** The initial selection. */
export const chosen = { car: 'suv', days: 7 } as const;

/** The pick-up date, a Thursday, and the time of pick-up and return: a rental day has 24 hours. */
export const pickUp = { weekday: 4, day: 8, month: 4, hour: 9 } as const;

/** The price of a kilometre beyond the limit. */
export const extraKm = 0.9;

type CarRow = {
  id: string;
  daily: number;
  /** The amount held on the card until the return. */
  deposit: number;
  /** The customer's maximum share of a damage. */
  share: number;
  seats: number;
  bags?: number;
  /** The cargo volume, in cubic metres. */
  cubic?: number;
  /** The mileage limit per day; undefined if unlimited. */
  dailyKm?: number;
};

export type CarId = (typeof cars)[number]['id'];
export type Car = CarRow & { readonly id: CarId };
export type Stay = { readonly days: number; readonly off: number };
