import type { Span } from '../../components/ledger/span';

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

/** Sample minutes per day, for readers to find their own routine. */
export const chores = [10, 30, 60] as const;

/** How often the robot retries a page that does not answer, and the minutes between attempts. */
export const attempts = { times: 3, apart: 10 } as const;

export type WorkId =
  | 'bank'
  | 'invoices'
  | 'issue'
  | 'orders'
  | 'prices'
  | 'certificates'
  | 'payroll'
  | 'reports';

/** The planned time of each routine, from the order to the first day it runs beside people. */
export const works: readonly { id: WorkId; time: Span }[] = [
  { id: 'bank', time: { from: 2, to: 4, unit: 'week' } },
  { id: 'invoices', time: { from: 3, to: 5, unit: 'week' } },
  { id: 'issue', time: { from: 3, to: 5, unit: 'week' } },
  { id: 'orders', time: { from: 3, to: 6, unit: 'week' } },
  { id: 'prices', time: { from: 2, to: 3, unit: 'week' } },
  { id: 'certificates', time: { from: 2, to: 4, unit: 'week' } },
  { id: 'payroll', time: { from: 1, to: 2, unit: 'week' } },
  { id: 'reports', time: { from: 1, to: 2, unit: 'week' } },
];

const weeks = works.flatMap(({ time: { from, to = from } }) => [from, to]);

/** The range from the fastest routine to the slowest. */
export const anyWork: Span = { from: Math.min(...weeks), to: Math.max(...weeks), unit: 'week' };

/** How long robot and people do the same work in parallel. */
export const sideBySide: Span = { from: 1, to: 2, unit: 'week' };
