import { type VisibleSetting, visibleSettings } from '../settings/exampleSettings';
import type { Settings } from '../settings/settings';
import type { HostResponse } from './host';

/** Headers that belong to one connection or response, or that a proxy may change; Vary is compared by its names. */
const ignored =
  /^(?:age|connection|content-length|date|etag|keep-alive|location|transfer-encoding|vary|x-request-id)$/;

/** Longer values are not printed. */
const maxValue = 80;

const varyNames = (headers: Headers): string[] =>
  (headers.get('vary') ?? '').split(',').map((name) => name.trim().toLowerCase());

/** The names of our Vary that theirs lacks: a cache would give everybody the answer of one visitor. */
const varyDifferences = (ours: Headers, theirs: Headers): string[] => {
  const given = varyNames(theirs);
  return varyNames(ours)
    .filter((name) => name && !given.includes(name))
    .map((name) => `vary does not name ${name}`);
};

const headerDifferences = (ours: Headers, theirs: Headers): string[] =>
  [...new Set([...ours.keys(), 'x-robots-tag'])].flatMap((name) => {
    const [own, given] = [ours.get(name), theirs.get(name)];
    if (ignored.test(name) || own === given) return [];
    if (given === null) return [`${name} is missing`];
    const long = Math.max(own?.length ?? 0, given.length) > maxValue;
    return long
      ? [`${name} is not what this build sends`]
      : [`${name} is "${given}", where this build sends ${own === null ? 'none' : `"${own}"`}`];
  });

const shownSettings = [
  ...(Object.keys(visibleSettings) as VisibleSetting[]),
  ...(['SITE_NAME', 'COMPANY_NAME', 'COMPANY_ADDRESS'] as const),
];

/** The settings that our document shows and the other does not; one sentence where it shows none of them. */
const bodyDifferences = (ours: string, theirs: string, settings: Settings): string[] => {
  if (ours === theirs) return [];
  const showing = (body: string) =>
    shownSettings.filter((name) => body.includes(settings[name] ?? '\0'));
  const given = new Set(showing(theirs));
  const missing = showing(ours).filter((name) => !given.has(name));
  return given.size > 0 && missing.length > 0
    ? missing.map((name) => `${name} is not ${settings[name]} there`)
    : ['the text is not that of this build with these settings'];
};

/** The differences between a response of the host and ours to the same request. */
export const hostDifferences = (
  ours: HostResponse,
  theirs: HostResponse,
  settings: Settings,
): string[] => {
  const [own, given] = [ours, theirs].map(({ status, location }) =>
    location === undefined ? `${status}` : `${status} to ${location}`,
  );
  if (own !== given) return [`answers with ${given}, not with ${own}`];
  return [
    ...varyDifferences(ours.headers, theirs.headers),
    ...headerDifferences(ours.headers, theirs.headers),
    ...bodyDifferences(ours.body, theirs.body, settings),
  ];
};
