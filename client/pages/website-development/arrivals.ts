import { connection, moments, oldSite, thisPage } from './data';

type Load = { kilobytes: number; trips: number };

const { megabits, tripMilliseconds } = connection;

/** How long a load takes, in seconds: its trips there and back, then its octets one after the other. */
const duration = ({ kilobytes, trips }: Load): number =>
  (trips * tripMilliseconds) / 1000 + (kilobytes * 8) / (megabits * 1000);

const first = duration(thisPage.document);
const frame = duration(oldSite.frame);
const slider = frame + duration(oldSite.slider);

/** When each part has arrived, in seconds after the tap: each waits for the one before it. */
export const arrivals = {
  thisPage: { document: first, rest: first + duration(thisPage.rest) },
  oldSite: { frame, slider, extras: slider + duration(oldSite.extras) },
} as const;

/** The place, from one, of the first moment that shows what arrived at a second. */
export const placeOf = (second: number): number =>
  moments.findIndex((moment) => moment >= second) + 1;

/** The sum of one figure over the parts of a site. */
export const total = <Name extends string>(
  parts: Readonly<Record<string, Readonly<Record<Name, number>>>>,
  name: Name,
): number => Object.values(parts).reduce((sum, part) => sum + part[name], 0);
