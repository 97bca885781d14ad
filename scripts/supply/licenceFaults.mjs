// Whether every package that the lock file names, on whatever machine, is under a licence that was looked at.
import { satisfies, shippable } from '../build/licences.mjs';
import { toolLicences } from './toolLicences.mjs';

/** What is against one package, if anything; notes the rules that it needs. */
const faultOf = ({ name, version, license, dev }, rules, needed) => {
  if (satisfies(license, shippable)) return [];
  const said = `${name} ${version}: its licence is ${license ?? 'not said'}`;
  const own = rules.filter(({ packages }) => packages.test(name));
  const licences = own.flatMap((rule) => rule.licences);
  if (!satisfies(license, [...shippable, ...licences]))
    return [`${said}, which nobody has allowed`];
  for (const rule of own) needed.add(rule);
  return dev ? [] : [`${said}, which is allowed for tools only, and the server needs it`];
};

/**
 * A sentence for each package of a lock file whose licence is not allowed for it, and for each rule that
 * none needs any more.
 */
export const licenceFaults = (packages, rules = toolLicences) => {
  const needed = new Set();
  const faults = packages.flatMap((locked) => faultOf(locked, rules, needed));
  const idle = rules
    .filter((rule) => !needed.has(rule))
    .map(({ licences, packages }) => `${licences} is allowed for ${packages}, and none needs it`);
  return [...faults, ...idle];
};

/** How many packages are under each licence, the most frequent first. */
export const countLicences = (packages) => {
  const counts = new Map();
  for (const { license = 'not said' } of packages)
    counts.set(license, (counts.get(license) ?? 0) + 1);
  return [...counts].sort(([a, many], [b, more]) => more - many || (a < b ? -1 : 1));
};
