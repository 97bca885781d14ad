import { workingDays } from '../../../shared/hours';
import { type Lane, morning, type StepId, steps } from './data';

/** As people do it today, or with the robot. */
export type Way = 'today' | 'robot';

export const ways = ['today', 'robot'] as const satisfies readonly Way[];

/** A turn on the clock: when the work arrives, when somebody begins it and when it is done. */
export type Slot = { id: StepId; lane: Lane; arrives: number; begins: number; ends: number };

const timetable = (way: Way): Slot[] => {
  let now: number = way === 'robot' ? morning.robot : morning.opens;
  return steps.flatMap(({ id, [way]: turn }) => {
    if (!turn) return [];
    const arrives = now;
    // People are there from the opening of the office on.
    const there = turn.lane === 'robot' ? arrives : Math.max(arrives, morning.opens);
    const begins = there + (turn.wait ?? 0);
    now = begins + turn.minutes;
    return [{ id, lane: turn.lane, arrives, begins, ends: now }];
  });
};

/** When each step happens, both ways. */
export const slots: Record<Way, readonly Slot[]> = {
  today: timetable('today'),
  robot: timetable('robot'),
};

/** The turn of a step, if it has one that way. */
export const slotOf = (id: StepId, way: Way): Slot | undefined =>
  slots[way].find((slot) => slot.id === id);

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** Minutes in which a person is at work on it, in one day. */
export const handsOn = (way: Way): number =>
  sum(slots[way].map(({ lane, begins, ends }) => (lane === 'robot' ? 0 : ends - begins)));

/** Minutes in which it lies and waits for somebody, in one day. */
export const waiting = (way: Way): number =>
  sum(slots[way].map(({ arrives, begins }) => begins - arrives));

/** The same work over a month. */
export const handsOnMonthly = (way: Way): number => handsOn(way) * workingDays;

/** When a step is done. */
export const doneAt = (id: StepId, way: Way): number => slotOf(id, way)?.ends ?? 0;

/** When the work begins. */
export const beginsAt = (way: Way): number => Math.min(...slots[way].map(({ arrives }) => arrives));
