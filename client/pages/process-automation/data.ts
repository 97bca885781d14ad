import type { Span } from '../../components/ledger/span';

/** Who has a hand in the example, in the order of the lanes. */
export const lanes = ['finance', 'owner', 'sales', 'robot'] as const;

export type Lane = (typeof lanes)[number];

/** One's turn at a step: how long it takes, and how long the work lies there before anybody comes to it. */
type Turn = { lane: Lane; minutes: number; wait?: number };

/** Nobody's turn where the step falls away. */
export type Step = { id: StepId; today: Turn; robot?: Turn };

export type StepId = 'open' | 'code' | 'download' | 'copy' | 'match' | 'book' | 'tell' | 'odd';

/** The invented morning of an invented wholesaler: which customers paid yesterday? */
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

/** Of that morning: what came in, and when people and robot begin, in minutes since midnight. */
export const morning = { payments: 38, odd: 2, opens: 8 * 60 + 30, robot: 6 * 60 } as const;

/** Lines that a person copies: all of them into the spreadsheet, the plain ones into the ERP once more. */
export const linesTyped = { today: morning.payments * 2 - morning.odd, robot: 0 } as const;

/** The hours that the drawing to scale shows. */
export const drawn = { from: 6, to: 12 } as const;

/** Minutes a day that a reader may find their own routine among. */
export const chores = [10, 30, 60] as const;

/** How the robot goes about a page that does not answer. */
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

/** How long we plan for each routine, from the yes to the first day it runs beside people. */
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

/** From the quickest routine to the longest. */
export const anyWork: Span = { from: Math.min(...weeks), to: Math.max(...weeks), unit: 'week' };

/** How long robot and people do the same work side by side. */
export const sideBySide: Span = { from: 1, to: 2, unit: 'week' };
