import { routineTimes } from '../../../shared/delivery';
import type { Span } from '../../components/ledger/span';

/** Sample minutes per day, for readers to find their own routine. */
export const tasks = [10, 30, 60] as const;

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
  { id: 'bank', time: routineTimes.bank },
  { id: 'invoices', time: routineTimes.invoices },
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
