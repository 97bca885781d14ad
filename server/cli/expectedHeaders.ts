import type { Request, Response } from 'express';
import type { PageId } from '../../shared/pages';
import { securityHeaders } from '../middleware/securityHeaders';
import type { Settings } from '../settings';
import { siteOf } from '../siteOf';
import type { Build } from './build';

/** The hash of the styles in the policy, which differs between builds. */
const anyHash = /'sha256-[^']*'/g;

/** The styles where there is no build. */
const noStyles = { base: { css: '', hash: 'sha256-' } };

/** The security headers that this build sends with a page, by name in small letters. */
export const expectedHeaders = (
  settings: Settings,
  build: Build | undefined,
  page: PageId,
): Map<string, string> => {
  const headers = new Map<string, string>();
  const set = (name: string, value: string) => headers.set(name.toLowerCase(), value);
  const request = { context: { decision: { kind: 'page', page } } };
  const response = { locals: {}, set, setHeader: set, removeHeader: () => {} };
  const assets = { styles: build?.styles ?? noStyles };
  securityHeaders({ settings, site: siteOf(settings), assets })(
    request as unknown as Request,
    response as unknown as Response,
    (error?: unknown) => {
      if (error) throw error;
    },
  );
  return headers;
};

/** The differences between received and expected security headers, one sentence each. */
export const headerDifferences = (
  expected: ReadonlyMap<string, string>,
  received: Headers,
  build: Build | undefined,
): string[] => {
  const comparable = (text: string) => (build ? text : text.replace(anyHash, "'sha256-'"));
  return [...expected].flatMap(([name, value]) => {
    const given = received.get(name);
    if (given === null) return [`${name} is missing`];
    if (comparable(given) === comparable(value)) return [];
    return name === 'content-security-policy'
      ? [`${name} is not what this build sends`]
      : [`${name} is "${given}", where this build sends "${value}"`];
  });
};
