import { bootId } from '../../client/boot';
import type { Site } from '../../shared/site';
import { type Settings, settingNames } from '../settings';
import { siteOf } from '../siteOf';

/** A site whose every text is the name of its setting. */
const namesOfSettings = siteOf(
  Object.fromEntries(settingNames.map((name) => [name, name])) as unknown as Settings,
);

type Tree = { readonly [key: string]: unknown };

const isTree = (node: unknown): node is Tree => typeof node === 'object' && node !== null;

const inner = (node: unknown, key: string): unknown => (isTree(node) ? node[key] : undefined);

const differences = (names: unknown, ours: unknown, theirs: unknown): string[] => {
  if (isTree(names))
    return Object.entries(names).flatMap(([key, name]) =>
      differences(name, inner(ours, key), inner(theirs, key)),
    );
  if (ours === theirs) return [];
  // `indexable`: a boolean, which no page shows.
  if (typeof names !== 'string')
    return [
      `ROBOTS is ${theirs ? 'index' : 'noindex'} on the host, and ${ours ? 'index' : 'noindex'} here`,
    ];
  return [`${names} is ${theirs ?? 'not set'} on the host, and ${ours ?? 'not set'} here`];
};

/**
 * One sentence for each setting that differs on the host's page; undefined if the document has no boot data of this
 * site.
 */
export const siteDifferences = (settings: Settings, document: string): string[] | undefined => {
  const [, data] = document.split(`id="${bootId}">`);
  if (data === undefined) return;
  try {
    const { site }: { site: Site } = JSON.parse(data.slice(0, data.indexOf('</script>')));
    return differences(namesOfSettings, siteOf(settings), site);
  } catch {
    return;
  }
};
