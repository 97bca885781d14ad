/** The participants of the example, in the order of the lanes. */
export const lanes = ['finance', 'owner', 'sales', 'robot'] as const;

export type Lane = (typeof lanes)[number];

/** A participant's turn: its duration, and the minutes that the work waits before it. */
type Turn = { lane: Lane; minutes: number; wait?: number };

/** A step; `robot` is missing where the robot makes the step unnecessary. */
export type Step = { id: StepId; today: Turn; robot?: Turn };

export type StepId = 'open' | 'code' | 'download' | 'copy' | 'match' | 'book' | 'tell' | 'odd';

/** The steps of an invented wholesaler's morning: which customers paid yesterday? */
export const steps: readonly Step[] = [
  { id: 'open', today: { lane: 'finance', minutes: 2 }, robot: { lane: 'robot', minutes: 1 } },
  { id: 'code', today: { lane: 'owner', minutes: 1, wait: 25 } },
  { id: 'download', today: { lane: 'finance', minutes: 5 }, robot: { lane: 'robot', minutes: 1 } },
  { id: 'copy', today: { lane: 'finance', minutes: 20 }, robot: { lane: 'robot', minutes: 1 } },
  { id: 'match', today: { lane: 'finance', minutes: 30 }, robot: { lane: 'robot', minutes: 2 } },
  { id: 'book', today: { lane: 'finance', minutes: 25 }, robot: { lane: 'robot', minutes: 3 } },
  { id: 'tell', today: { lane: 'finance', minutes: 5 }, robot: { lane: 'robot', minutes: 1 } },
  {
    id: 'odd',
    today: { lane: 'sales', minutes: 10, wait: 40 },
    robot: { lane: 'sales', minutes: 6 },
  },
];

/**
 * The morning's payments and exceptions, and the start times of people and robot in minutes since
 * midnight.
 */
export const morning = { payments: 38, odd: 2, opens: 8 * 60 + 30, robot: 6 * 60 } as const;

/** Lines typed by a person: all into the spreadsheet, and the regular ones again into the ERP. */
export const linesTyped = { today: morning.payments * 2 - morning.odd, robot: 0 } as const;

/** The hours that the time scale covers. */
export const scaleHours = { from: 6, to: 12 } as const;
