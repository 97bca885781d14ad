import { cacheControlOf, varyOf } from '../../shared/caching';
import type { FileSource } from '../../shared/files';
import { madeIcons } from '../../shared/icons';
import { splitTarget } from '../../shared/path';
import { type Decision, methods, resolve } from '../../shared/resolve';
import { assetsPath } from '../assets';
import { createFindFile } from '../fileTable';
import { healthPath, readyPath } from '../middleware/health';
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

/** What the server decides for an address: `undefined` for a health check, which no table has. */
export type Explanation = { decision: Decision | undefined };

/** Express reads its routes without regard to capitals and to a slash at their end. */
const healthAddress = new RegExp(`^(?:${healthPath}|${readyPath})/?$`, 'i');

/** Asks the server's own tables. The build is not looked at: any name in its folder counts as a file. */
export const explain = (request: Asked): Explanation => {
  const { method, target, acceptLanguage, indexable, publicFiles } = request;
  // Answered before the decision counts, whatever the query is.
  if (methods.some((name) => name === method) && healthAddress.test(splitTarget(target).path))
    return { decision: undefined };
  const files = {
    publicFiles: [...publicFiles, ...madeIcons()],
    hashedFiles: { has: (path: string) => path.startsWith(`${assetsPath}/`) },
  };
  const findFile = createFindFile(files, indexable);
  return {
    decision: resolve({ method, target, preferred: () => negotiate(acceptLanguage), findFile }),
  };
};

/** What a file is, in words. */
const fileWords: Readonly<Record<FileSource, string>> = {
  hashed: 'file of the build, if it has one of that name',
  public: 'file of public/',
  generated: 'text that the server generates',
};

const outcome = (decision: Decision): string => {
  if (decision.kind === 'redirect') return `${decision.status} to ${decision.location}`;
  if (decision.kind === 'error') return `${decision.status} error page`;
  if (decision.kind === 'file') return `200 ${fileWords[decision.source]}`;
  const declared = Object.entries(decision.declared).map(([key, value]) => `${key}=${value}`);
  return `200 page ${decision.page}${declared.length > 0 ? ` with ${declared.join(', ')}` : ''}`;
};

/** An explanation in words, as lines of a name and what it is. */
export const inWords = ({ decision }: Explanation): string[] => {
  const lines = decision
    ? [
        ['decision', outcome(decision)],
        ['rule', decision.rule],
        ['why', decision.why],
        ['language', languageOf(decision)],
        ['cache', cacheControlOf(decision)],
        ['vary', varyOf(decision) ?? '-'],
      ]
    : [['decision', 'a health check; no table has the address']];
  return lines.map(([name = '', value]) => `${name.padEnd(9)} ${value}`);
};

const languageOf = ({ lang, negotiated }: Decision): string =>
  lang ? `${lang} (${negotiated ? 'negotiated' : 'from the address'})` : '-';
