/** The categories of the rental company in the example; amounts in reais. */
export const cars = [
  { id: 'economico', daily: 120, deposit: 800, share: 2000, seats: 5, bags: 2 },
  { id: 'suv', daily: 210, deposit: 1500, share: 3500, seats: 5, bags: 4 },
  { id: 'utilitario', daily: 180, deposit: 1200, share: 3000, seats: 2, cubic: 3, dailyKm: 150 },
] as const satisfies readonly CarRow[];

/** How long one can rent in the example, and by how many percent the day is cheaper then. */
export const stays = [
  { days: 3, off: 0 },
  { days: 7, off: 10 },
  { days: 15, off: 20 },
] as const satisfies readonly Stay[];

/** What is chosen when the page opens. */
export const chosen = { car: 'suv', days: 7 } as const;

/** The day of the pick-up, a Thursday, and the hour of both ends: a day of rent has 24 hours. */
export const pickUp = { weekday: 4, day: 8, month: 4, hour: 9 } as const;

/** What a kilometre costs beyond those that are included. */
export const extraKm = 0.9;

type CarRow = {
  id: string;
  daily: number;
  /** What is held on the card until the car is back. */
  deposit: number;
  /** What the customer pays at most of a damage. */
  share: number;
  seats: number;
  bags?: number;
  /** Room for goods, in cubic metres. */
  cubic?: number;
  /** Kilometres a day; without limit where none are said. */
  dailyKm?: number;
};

export type CarId = (typeof cars)[number]['id'];
export type Car = CarRow & { readonly id: CarId };
export type Stay = { readonly days: number; readonly off: number };
