/** What a visitor may want of the drawn apartment. */
export const deals = ['buy', 'rent'] as const;
export type Deal = (typeof deals)[number];

/** When a visitor may want to see it: with the sun in the east, in the west, and after dark. */
export const times = ['am', 'pm', 'eve'] as const;
export type Time = (typeof times)[number];

/** In reais; rent, condominium and tax are for a month. */
export const costs = { buy: 456_000, rent: 2350, condominium: 620, tax: 95 };

/** What living there for rent costs a month, all told. */
export const monthly = costs.rent + costs.condominium + costs.tax;

/** The inside of the apartment, in units of ten centimetres, from axis to axis of its walls. */
export const size = { width: 100, depth: 70 };

/**
 * The rooms, which tile the apartment and its balcony: place and size, in units of ten centimetres, and
 * where on the plan the name stands. East is at the top, so that north is on the left.
 */
export const rooms = [
  { id: 'balcony', width: 40, depth: 15, at: [20, -9] },
  { id: 'living', width: 40, depth: 45, at: [24, 20] },
  { id: 'bedroom', width: 28, depth: 35, at: [54, 11] },
  { id: 'suite', width: 32, depth: 35, at: [84, 6.5] },
  { id: 'kitchen', width: 26, depth: 25, at: [27, 54] },
  { id: 'laundry', width: 14, depth: 25, at: [8.2, 54] },
  { id: 'hall', width: 20, depth: 25, at: [50, 53] },
  { id: 'corridor', width: 40, depth: 10, at: [58, 39] },
  { id: 'bathroom', width: 20, depth: 25, at: [70.3, 55.5] },
  { id: 'closet', width: 20, depth: 15, at: [88, 41] },
  { id: 'bath', width: 20, depth: 20, at: [92.7, 60.5] },
] as const;

export type RoomId = (typeof rooms)[number]['id'];

/** In square metres. */
export const areaOf = ({ width, depth }: { width: number; depth: number }): number =>
  (width * depth) / 100;

/** Of all rooms together. */
export const total = rooms.reduce((sum, room) => sum + areaOf(room), 0);
