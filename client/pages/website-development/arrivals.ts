import { connection, moments, oldSite, thisPage } from './data';

type Load = { kilobytes: number; trips: number };

const { megabits, tripMilliseconds } = connection;

/** The duration of a load in seconds: its round trips, then the transfer of its octets. */
const duration = ({ kilobytes, trips }: Load): number =>
  (trips * tripMilliseconds) / 1000 + (kilobytes * 8) / (megabits * 1000);

const first = duration(thisPage.firstView);
const frame = duration(oldSite.frame);
const slider = frame + duration(oldSite.slider);

/** The arrival time of each part in seconds after the tap: parts load one after the other. */
export const arrivals = {
  thisPage: { firstView: first, rest: first + duration(thisPage.rest) },
  oldSite: { frame, slider, extras: slider + duration(oldSite.extras) },
} as const;

const places = (isThere: (moment: number) => boolean): string =>
  moments.flatMap((moment, at) => (isThere(moment) ? [at + 1] : [])).join(' ');

/** The places of the moments at which a part that arrives at this second is visible, for `data-when-a`. */
export const from = (second: number): string => places((moment) => moment >= second);

/** The places of the moments before it. */
export const until = (second: number): string => places((moment) => moment < second);
