import { adPageDays } from '../../../shared/delivery';
import { maxFirstViewOctets } from '../../../shared/limits';
import type { Span } from '../../components/ledger/span';

/** A group of files that load together. */
type Load = {
  kilobytes: number;
  requests: number;
  /** The number of round trips before the transfer starts. */
  trips: number;
};

/** The assumed connection: a phone with a weak signal. */
export const connection = { megabits: 1.6, tripMilliseconds: 150 } as const;

/** The invented old site, in the order in which its parts load. */
export const oldSite = {
  frame: { kilobytes: 900, requests: 24, trips: 6 },
  slider: { kilobytes: 600, requests: 9, trips: 1 },
  extras: { kilobytes: 750, requests: 41, trips: 2 },
} as const satisfies Record<string, Load>;

/**
 * This page at the limits that tests enforce: its first view; then the rest of the document, print styles, two
 * fonts, the entry script, the icon, the manifest, prefetched documents, the bird, and the pictures of six pages. A
 * kilobyte is 1000 octets; headers are included.
 */
export const thisPage = {
  firstView: { kilobytes: maxFirstViewOctets / 1000, requests: 1, trips: 4 },
  rest: { kilobytes: 128, requests: 13, trips: 1 },
} as const satisfies Record<string, Load>;

/** The selectable moments, in seconds after the tap. */
export const moments = [0.5, 1, 3, 6, 9, 13] as const;

/** The initially selected moment, in seconds. */
export const firstMoment = 3;

/** Working days of a week. */
const week = 5;

/** The planned time of each kind of project, the quickest first; those without a ladder of weeks last. */
export const workTimes = {
  landing: { from: adPageDays.from / week, to: adPageDays.to / week, unit: 'week' },
  company: { from: 3, to: 5, unit: 'week' },
  shop: { from: 6, to: 10, unit: 'week' },
  portal: { from: 8, to: 14, unit: 'week' },
  redesign: { from: 3, to: 6, unit: 'week' },
  rescue: { from: 3, to: 8, unit: 'day' },
  care: { from: 1, unit: 'month' },
} as const satisfies Record<string, Span>;

/** The longest of them, in weeks. */
export const longestWork = workTimes.portal.to;
