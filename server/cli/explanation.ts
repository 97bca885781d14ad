import { cacheControlOf, varyOf } from '../../shared/caching';
import type { FileSource } from '../../shared/files';
import { rasterIconPaths } from '../../shared/icons';
import { splitTarget } from '../../shared/path';
import { type Decision, methods, resolve } from '../../shared/resolve';
import { assetsPath } from '../assets';
import { createFindFile } from '../fileTable';
import { pictureSampleAddresses } from '../generated/samples/addresses';
import { healthPath, readyPath } from '../middleware/health';
import { negotiateLanguage } from '../request/negotiate';

/** A request to explain. */
export type ExplainedRequest = {
  method: string;
  target: string;
  acceptLanguage?: string | undefined;
  /** Whether search engines may list the host; otherwise it has no sitemap. */
  indexable: boolean;
  /** Addresses of the files in `public/`. */
  publicFiles: readonly string[];
};

/** Addresses of hashed files. Express rejects addresses that cannot be decoded before it looks for a file. */
const hashedName = new RegExp(`^${assetsPath}/[\\w./-]+$`);

/** Express routes ignore case and a trailing slash. */
const healthAddress = new RegExp(`^(?:${healthPath}|${readyPath})/?$`, 'i');

/**
 * Decides an address by the server's tables; undefined for a health check, which is in no table. Any name in the folder
 * of hashed files counts as a file.
 */
export const explain = (request: ExplainedRequest): Decision | undefined => {
  const { method, target, acceptLanguage, indexable, publicFiles } = request;
  // Health checks are answered before the decision.
  if (methods.some((name) => name === method) && healthAddress.test(splitTarget(target).path))
    return undefined;
  const files = {
    publicFiles: [...publicFiles, ...rasterIconPaths(), ...pictureSampleAddresses()],
    hashedFiles: { has: (path: string) => hashedName.test(path) },
  };
  const findFile = createFindFile(files, indexable);
  return resolve({ method, target, preferred: () => negotiateLanguage(acceptLanguage), findFile });
};

const fileWords: Readonly<Record<FileSource, string>> = {
  hashed: 'file of the build, if it has one of that name',
  public: 'file of public/',
  generated: 'text that the server generates',
};

const outcome = (decision: Decision): string => {
  if (decision.kind === 'redirect') return `${decision.status} to ${decision.location}`;
  if (decision.kind === 'error') return `${decision.status} error page`;
  if (decision.kind === 'file') return `200 ${fileWords[decision.source]}`;
  const params = Object.entries(decision.params).map(([key, value]) => `${key}=${value}`);
  return `200 page ${decision.page}${params.length > 0 ? ` with ${params.join(', ')}` : ''}`;
};

/** A decision as lines of a name and a value. */
export const formatDecision = (decision: Decision | undefined): string[] => {
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
  lang ? `${lang} (${negotiated ? 'negotiated' : 'by address or rule'})` : '-';
