import { workingDays } from '../../../shared/hours';
import { type Lane, morning, type StepId, steps } from './data';

/** The way of working: by people today, or with the robot. */
export type Way = 'today' | 'robot';

export const ways = ['today', 'robot'] as const satisfies readonly Way[];

/** A scheduled turn: when the work arrives, starts and ends, in minutes since midnight. */
export type Slot = { id: StepId; lane: Lane; arrives: number; begins: number; ends: number };

const timetable = (way: Way): Slot[] => {
  let now: number = way === 'robot' ? morning.robot : morning.opens;
  return steps.flatMap(({ id, [way]: turn }) => {
    if (!turn) return [];
    const arrives = now;
    // People work only from the office's opening time on.
    const there = turn.lane === 'robot' ? arrives : Math.max(arrives, morning.opens);
    const begins = there + (turn.wait ?? 0);
    now = begins + turn.minutes;
    return [{ id, lane: turn.lane, arrives, begins, ends: now }];
  });
};

/** The schedule of each way. */
export const slots: Record<Way, readonly Slot[]> = {
  today: timetable('today'),
  robot: timetable('robot'),
};

/** The slot of a step, if the way has that step. */
export const slotOf = (id: StepId, way: Way): Slot | undefined =>
  slots[way].find((slot) => slot.id === id);

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** Minutes per day in which a person works on it. */
export const handsOn = (way: Way): number =>
  sum(slots[way].map(({ lane, begins, ends }) => (lane === 'robot' ? 0 : ends - begins)));

/** Minutes per day in which the work waits for somebody. */
export const waiting = (way: Way): number =>
  sum(slots[way].map(({ arrives, begins }) => begins - arrives));

/** A person's minutes of work per month. */
export const handsOnMonthly = (way: Way): number => handsOn(way) * workingDays;

/** The end of a step, in minutes since midnight. */
export const doneAt = (id: StepId, way: Way): number => slotOf(id, way)?.ends ?? 0;

/** The start of the work, in minutes since midnight. */
export const beginsAt = (way: Way): number => Math.min(...slots[way].map(({ arrives }) => arrives));
