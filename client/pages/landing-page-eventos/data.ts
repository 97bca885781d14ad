const at = (hours: number, minutes = 0): number => hours * 60 + minutes;

/** The invented event of the example: a Saturday; hours in minutes since midnight, money in reais. */
export const event = {
  day: 22,
  month: 5,
  opens: at(8, 30),
  closes: at(16, 30),
  price: { amount: 120, currency: 'BRL' },
  batch: { number: 1, until: { day: 30, month: 4 } },
  /** The sign-up that the reader makes. */
  order: 47,
} as const;

/** How many seats a room has, and in how many columns they are drawn. */
export const rooms = {
  oven: { seats: 24, columns: 12 },
  hall: { seats: 40, columns: 20 },
} as const;

export type RoomId = keyof typeof rooms;

type Talk = {
  readonly room: RoomId;
  readonly taken: number;
  /** How many wait already, where the room is full. */
  readonly waiting?: number;
};

/** What one can choose of, with the seats that are taken already. */
export const talks = {
  starter: { room: 'oven', taken: 18 },
  flour: { room: 'hall', taken: 26 },
  shaping: { room: 'oven', taken: 21 },
  pricing: { room: 'hall', taken: 33 },
  focaccia: { room: 'oven', taken: rooms.oven.seats, waiting: 2 },
  licence: { room: 'hall', taken: 12 },
} as const satisfies Record<string, Talk>;

export type TalkId = keyof typeof talks;

/** A talk, seen as what all talks have in common. */
export const talkOf = (id: TalkId): Talk => talks[id];

/** The hours at which two talks are given at a time; the first stands chosen. */
export const slots = [
  { begins: at(9), of: ['starter', 'flour'] },
  { begins: at(10, 45), of: ['pricing', 'shaping'] },
  { begins: at(13, 30), of: ['licence', 'focaccia'] },
] as const satisfies readonly { begins: number; of: readonly TalkId[] }[];

export type Slot = (typeof slots)[number];

/** What everybody does together, by its hour. */
export const together = [
  { id: 'coffee', begins: event.opens },
  { id: 'lunch', begins: at(12, 15) },
  { id: 'end', begins: at(15, 15) },
] as const;

/** Of so many sign-ups the drawing of the increase starts. */
export const drawnBefore = 10;
