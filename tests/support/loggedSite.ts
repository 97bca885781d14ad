import { expect } from 'vitest';
import type { Ask } from '../contract/request';
import type { LogLine } from './logLines';
import { type SiteOptions, startSite, type TestSite } from './site';

export type LoggedSite = TestSite & {
  lineOf: (target: string | Ask) => Promise<LogLine>;
};

/** Starts a site that logs requests; `lineOf` sends one and returns its log line. */
export const startLoggedSite = async (options: SiteOptions = {}): Promise<LoggedSite> => {
  const environment = { LOG_LEVEL: 'info', ...options.environment };
  const site = await startSite({ ...options, environment });
  const lineOf = async (target: string | Ask): Promise<LogLine> => {
    const before = site.lines().length;
    await site.send(target);
    await expect.poll(() => site.lines().length, { interval: 5 }).toBe(before + 1);
    return site.lines()[before] as LogLine;
  };
  return { ...site, lineOf };
};

/** A request id of the site itself. */
export const ownId: RegExp = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;
