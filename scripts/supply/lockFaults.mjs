// What the lock file has to say so that `npm ci --ignore-scripts` installs the same everywhere, and nothing else.
import { isDeepStrictEqual } from 'node:util';
import { packagesOf } from './lockFile.mjs';

/** Packages that would run a script when they are installed, and why they work without it. */
const scriptsNotNeeded = new Map([
  [
    'esbuild',
    'It swaps the wrapper in JavaScript for the program that the wrapper starts otherwise.',
  ],
]);

/** Whether a package that stands at a place finds another: beside itself, or in a folder above. */
const finds = (packages, place, name) => {
  if (packages[`${place}/node_modules/${name}`.replace(/^\//, '')]) return true;
  return (
    place !== '' && finds(packages, place.replace(/\/?node_modules\/(?:@[^/]+\/)?[^/]+$/, ''), name)
  );
};

const entryFaults = (packages, entry) => {
  const { place, name, integrity, resolved, link, hasInstallScript } = entry;
  // A package without its program for another machine installs everywhere and fails there
  // (github.com/npm/cli/issues/4828).
  const wanted = Object.keys({ ...entry.dependencies, ...entry.optionalDependencies });
  const absent = wanted.filter((other) => !finds(packages, place, other));
  return [
    // A registry answers with what it likes; only the hash says that it is what we tested.
    !/^sha512-[\w+/]{86}==$/.test(integrity ?? '') && 'has no SHA-512 of its contents',
    resolved && `comes from ${resolved}: only the registry's own packages, from whatever mirror`,
    link && 'is a link to a folder',
    hasInstallScript && !scriptsNotNeeded.has(name) && 'wants to run a script when it is installed',
    ...absent.map((other) => `needs ${other}, which the lock file lacks`),
  ].flatMap((fault) => (fault ? [`${place} ${fault}`] : []));
};

const groups = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies'];

/** A range that begins at a version: `*`, `latest`, an address or a folder would let anything in. */
const range = /^[~^]?\d+\.\d+\.\d+(?:-[\w.-]+)?$/;

const manifestFaults = (manifest, said) =>
  groups.flatMap((group) => [
    ...(isDeepStrictEqual(manifest[group] ?? {}, said[group] ?? {})
      ? []
      : [`${group} of package.json are not those of package-lock.json`]),
    ...Object.entries(manifest[group] ?? {})
      .filter(([, wanted]) => !range.test(wanted))
      .map(([name, wanted]) => `${name} is wanted as “${wanted}”, not as 1.2.3, ~1.2.3 or ^1.2.3`),
  ]);

/** A sentence for whatever is wrong with a lock file, or with the package.json that it belongs to. */
export const lockFaults = (lock, manifest) => {
  const entries = packagesOf(lock);
  const scripted = new Set(entries.flatMap((entry) => (entry.hasInstallScript ? entry.name : [])));
  return [
    ...(lock.lockfileVersion === 3 ? [] : [`lockfileVersion is ${lock.lockfileVersion}, not 3`]),
    ...entries.flatMap((entry) => entryFaults(lock.packages, entry)),
    ...[...scriptsNotNeeded.keys()]
      .filter((name) => !scripted.has(name))
      .map((name) => `${name} is listed for its script, and has none`),
    ...manifestFaults(manifest, lock.packages[''] ?? {}),
  ];
};
