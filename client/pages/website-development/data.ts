import { firstFlight, mostScript } from '../../../shared/limits';
import type { Span } from '../../components/ledger/span';

/** What comes down the line together. */
type Load = {
  kilobytes: number;
  requests: number;
  /** Times that something has to travel there and back before it can begin. */
  trips: number;
};

/** The connection that seconds are computed for: that of a phone with little signal. */
export const connection = { megabits: 1.6, tripMilliseconds: 150 } as const;

/** The old site of the example, invented, in the order in which its parts arrive. */
export const oldSite = {
  frame: { kilobytes: 900, requests: 24, trips: 6 },
  slider: { kilobytes: 600, requests: 9, trips: 1 },
  extras: { kilobytes: 750, requests: 41, trips: 2 },
} as const satisfies Record<string, Load>;

/**
 * This very page at the limits that tests hold it to: the document with its styles, then those of paper, two
 * fonts, the entry script, the icon, the manifest, what may be fetched ahead, and the picture of the demo as
 * the finest screens get it. Kilobytes are thousands of octets, headers included.
 */
export const thisPage = {
  document: { kilobytes: firstFlight / 1000, requests: 1, trips: 4 },
  rest: { kilobytes: 128, requests: 8, trips: 1 },
} as const satisfies Record<string, Load>;

/** All that React brings once somebody touches the page, at most, in kilobytes. */
export const touchedKilobytes = mostScript / 1000;

/** The moments that the figure can show, in seconds after the tap. */
export const moments = [0.5, 1, 3, 6, 9, 13] as const;

/** The moment that it shows at first. */
export const firstMoment = 3;

/** How long each work takes, as we plan it. */
export const workTimes = {
  company: { from: 3, to: 5, unit: 'week' },
  landing: { from: 1, to: 2, unit: 'week' },
  shop: { from: 6, to: 10, unit: 'week' },
  portal: { from: 8, to: 14, unit: 'week' },
  redesign: { from: 3, to: 6, unit: 'week' },
  rescue: { from: 3, to: 8, unit: 'day' },
  care: { from: 1, unit: 'month' },
} as const satisfies Record<string, Span>;
