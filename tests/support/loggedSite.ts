import { expect } from 'vitest';
import type { Ask } from '../contract/request';
import type { LogLine } from './logLines';
import { startSite, type TestSite } from './site';

export type LoggedSite = TestSite & {
  /** Sends a request and waits for its line. */
  lineOf: (target: string | Ask) => Promise<LogLine>;
};

/** A site that writes its log, as an operator runs it. */
export const startLoggedSite = async (
  environment: Record<string, string> = {},
): Promise<LoggedSite> => {
  const site = await startSite({ environment: { LOG_LEVEL: 'info', ...environment } });
  const lineOf = async (target: string | Ask): Promise<LogLine> => {
    const before = site.lines().length;
    await site.ask(target);
    await expect.poll(() => site.lines().length, { interval: 5 }).toBe(before + 1);
    return site.lines()[before] as LogLine;
  };
  return { ...site, lineOf };
};

/** An id that the site has given to a request itself. */
export const ownId: RegExp = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
