/** The possible deals. */
export const deals = ['buy', 'rent'] as const;
export type Deal = (typeof deals)[number];

/** The visiting times: sun in the east, sun in the west, after dark. */
export const times = ['am', 'pm', 'eve'] as const;
export type Time = (typeof times)[number];

/** In reais; rent, condominium fee and tax are per month. */
export const costs = { buy: 456_000, rent: 2350, condominium: 620, tax: 95 };

/** The total monthly cost of renting. */
export const monthly = costs.rent + costs.condominium + costs.tax;

/** The inner size of the apartment between wall axes, in units of 10 cm. */
export const size = { width: 100, depth: 70 };

/**
 * The rooms, which tile the apartment and its balcony: position and size in units of 10 cm, and the
 * position of the name, which is turned where the room is narrow. East is up, so north is to the left.
 */
export const rooms = [
  { id: 'balcony', width: 40, depth: 15, at: [20, -9] },
  { id: 'living', width: 40, depth: 45, at: [23.5, 9.5] },
  { id: 'bedroom', width: 28, depth: 35, at: [56.6, 8] },
  { id: 'suite', width: 32, depth: 35, at: [85.6, 5.6] },
  { id: 'kitchen', width: 26, depth: 25, at: [27, 54] },
  { id: 'laundry', width: 14, depth: 25, at: [6.2, 54], turned: true },
  { id: 'hall', width: 20, depth: 25, at: [50, 53] },
  { id: 'corridor', width: 40, depth: 10, at: [58, 39] },
  { id: 'bathroom', width: 20, depth: 25, at: [70.3, 55.5] },
  { id: 'closet', width: 20, depth: 15, at: [88, 41] },
  { id: 'bath', width: 20, depth: 20, at: [92.5, 60.6] },
] as const;

export type RoomId = (typeof rooms)[number]['id'];

/** In square metres. */
export const areaOf = ({ width, depth }: { width: number; depth: number }): number =>
  (width * depth) / 100;

/** The total area of all rooms. */
export const total = rooms.reduce((sum, room) => sum + areaOf(room), 0);
