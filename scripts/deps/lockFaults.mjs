// What a lock file says of packages, and what may not be said.
import { isAllowed, shippable } from '../build/licences.mjs';

/**
 * Licences of tools beside those that are shipped. Nobody gets a copy of a tool from us, and the build refuses
 * to bundle anything that is not in scripts/build/licences.mjs.
 */
const ofTools = [
  'MPL-2.0', // axe-core, lightningcss: asks for the sources of its own files where they are passed on
  'LGPL-3.0-or-later', // libvips: a library of its own that sharp loads and a build draws with
  'Python-2.0', // argparse: asks for a list of changes where it is passed on
  'Zlib', // pako: asks that changed copies say so
  'CC0-1.0', // spdx-license-ids: a list of names, no program
  'CC-BY-3.0', // spdx-exceptions: the same
  'CC-BY-4.0', // caniuse-lite: a table of browsers that the mutation tester installs
];

/** Packages that declare the MIT licence in the old form, a list named `licenses`, which npm leaves out of a lock file. */
const declaredMit =
  /^node_modules\/(?:compute-(?:gcd|lcm)|validate\.io-(?:function|integer|integer-array|number))$/;

/**
 * A sentence for each package of a lock file that could be installed from elsewhere or with other contents, or that has
 * a licence which nobody has looked at.
 * @param {{ packages: Record<string, {
 *   integrity?: string, resolved?: string, link?: boolean, license?: string, dev?: boolean
 * }> }} lock
 */
export const lockFaults = ({ packages }) =>
  Object.entries(packages)
    .filter(([place]) => place !== '')
    .flatMap(([place, { integrity = '', resolved, link, license, dev }]) => [
      ...(/^sha512-[\w+/]{86}==$/.test(integrity) ? [] : [`${place} has no SHA-512`]),
      // A git or http address, a folder, or a registry host that mirrors do not have.
      ...(resolved || link ? [`${place} comes from ${resolved}, and not from the registry`] : []),
      ...((license === undefined && declaredMit.test(place)) ||
      isAllowed(license, dev ? [...shippable, ...ofTools] : shippable)
        ? []
        : [`${place} has the licence ${license}, which is not allowed`]),
    ]);
