import { cacheControlOf, varyOf } from '../../shared/caching';
import { madeIcons } from '../../shared/icons';
import { splitTarget } from '../../shared/path';
import { type Decision, methods, resolve } from '../../shared/resolve';
import { textAddresses } from '../files/addresses';
import { healthPath, readyPath } from '../middleware/health';
import { assetsPath } from '../middleware/staticFiles';
import { negotiate } from '../request/negotiate';

/** What is asked about an address. */
export type Asked = {
  method: string;
  target: string;
  acceptLanguage?: string | undefined;
  /** Whether search engines may list the host: another has no sitemap. */
  indexable: boolean;
  /** Addresses of the files in `public/`, as they lie there. */
  publicFiles: readonly string[];
};

export type Explanation = {
  /** What the tables decide. */
  decision: Decision;
  /** Who answers instead of them, before or after they are asked, if anybody does. */
  elsewhere?: string;
};

/** Express reads what stands in its routes without regard to capitals, and to a slash at the end of a whole one. */
const healthAddress = new RegExp(`^(?:${healthPath}|${readyPath})/?$`, 'i');
const assetAddress = new RegExp(`^${assetsPath}/.`, 'i');

const elsewhere = (
  { method, target, indexable, publicFiles }: Asked,
  decision: Decision,
): string | undefined => {
  const { path } = splitTarget(target);
  // Before anything is decided, so neither a long query nor anything else of the tables counts.
  if (methods.some((name) => name === method) && healthAddress.test(path)) return 'a health check';
  if (decision.kind !== 'error' || decision.status !== 404) return undefined;
  if (textAddresses(indexable).includes(path)) return 'a text of the server’s own';
  const isFile =
    assetAddress.test(path) || madeIcons().includes(path) || publicFiles.includes(path);
  return isFile ? 'a file of the build, if it has one of that name' : undefined;
};

/** What the server decides for an address: its own tables, asked as it asks them. */
export const explain = (asked: Asked): Explanation => {
  const { method, target, acceptLanguage } = asked;
  const decision = resolve({ method, target, preferred: () => negotiate(acceptLanguage) });
  const other = elsewhere(asked, decision);
  return { decision, ...(other && { elsewhere: other }) };
};

const outcome = (decision: Decision): string => {
  if (decision.kind === 'redirect') return `${decision.status} to ${decision.location}`;
  if (decision.kind === 'error') return `${decision.status} error page`;
  const declared = Object.entries(decision.declared).map(([key, value]) => `${key}=${value}`);
  return `200 page ${decision.page}${declared.length > 0 ? ` with ${declared.join(', ')}` : ''}`;
};

/** An explanation in words, as lines of a name and what it is. */
export const inWords = ({ decision, elsewhere }: Explanation): string[] => {
  if (elsewhere) return [`decision  ${elsewhere}; the tables do not have the address`];
  const lines = [
    ['decision', outcome(decision)],
    ['rule', decision.rule],
    ['why', decision.why],
    ['language', `${decision.lang} (${decision.negotiated ? 'negotiated' : 'from the address'})`],
    ['cache', cacheControlOf(decision)],
    ['vary', varyOf(decision) ?? '-'],
  ];
  return lines.map(([name = '', value]) => `${name.padEnd(9)} ${value}`);
};
