import type { Group } from '../../components/demo/Choices';
import { at, event } from './event';

/** The number of seats of a room, and the columns in which they are drawn. */
export const rooms = {
  oven: { seats: 24, columns: 6 },
  hall: { seats: 40, columns: 10 },
} as const;

export type RoomId = keyof typeof rooms;

type Talk = {
  readonly room: RoomId;
  readonly taken: number;
  /** The length of the waiting list, if the room is full. */
  readonly waiting?: number;
};

/** The talks to choose from, with the number of taken seats. */
export const talks = {
  starter: { room: 'oven', taken: 18 },
  flour: { room: 'hall', taken: 26 },
  shaping: { room: 'oven', taken: 21 },
  pricing: { room: 'hall', taken: 33 },
  focaccia: { room: 'oven', taken: rooms.oven.seats, waiting: 2 },
  licence: { room: 'hall', taken: 12 },
} as const satisfies Record<string, Talk>;

export type TalkId = keyof typeof talks;

/** A talk with the type that all talks share. */
export const talkOf = (id: TalkId): Talk => talks[id];

/** The time slots with two parallel talks, each a group of choices; the first talk is initially selected. The last slot begins with a talk that is full. */
export const slots = [
  { group: 'a', begins: at(9), of: ['starter', 'flour'] },
  { group: 'b', begins: at(10, 45), of: ['pricing', 'shaping'] },
  { group: 'c', begins: at(13, 30), of: ['focaccia', 'licence'] },
] as const satisfies readonly { group: Group; begins: number; of: readonly TalkId[] }[];

export type Slot = (typeof slots)[number];

/** The attribute of what is shown while a talk of a slot is selected. */
export const whenChosen = ({ group }: Slot, at: number): object => ({
  [`data-when-${group}`]: at + 1,
});

/** The parts of the programme without a choice, by time. */
export const together = [
  { id: 'coffee', begins: event.opens },
  { id: 'lunch', begins: at(12, 15) },
  { id: 'end', begins: at(15, 15) },
] as const;

/** The number of sign-ups before the increase, as drawn. */
export const drawnBefore = 10;
