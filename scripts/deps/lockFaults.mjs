/**
 * A sentence for each package of a lock file that could be installed from elsewhere, or with other contents.
 * @param {{ packages: Record<string, { integrity?: string, resolved?: string, link?: boolean }> }} lock
 */
export const lockFaults = ({ packages }) =>
  Object.entries(packages)
    .filter(([place]) => place !== '')
    .flatMap(([place, { integrity = '', resolved, link }]) => [
      ...(/^sha512-[\w+/]{86}==$/.test(integrity) ? [] : [`${place} has no SHA-512`]),
      // A git or http address, a folder, or a registry host that mirrors do not have.
      ...(resolved || link ? [`${place} comes from ${resolved}, and not from the registry`] : []),
    ]);
