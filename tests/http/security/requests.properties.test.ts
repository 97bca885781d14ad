import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { splitTarget } from '../../../shared/path';
import { target } from '../../support/arbitraries/addresses';
import { headers } from '../../support/arbitraries/headers';
import { method } from '../../support/arbitraries/methods';
import { decode } from '../../support/decode';
import { runs } from '../../support/exhaustive';
import { groupBy } from '../../support/groupBy';
import { startLoggedSite } from '../../support/loggedSite';

// Some hundred requests by day, some thousand by night.
vi.setConfig({ testTimeout: 600_000 });

const site = await startLoggedSite({ warm: true, environment: { TRUST_PROXY: '1' } });

const statuses = [200, 301, 302, 304, 400, 404, 405, 414, 431];

/** A line of a stack, or the folder of a package. */
const trace = /\bat \S.*:\d+:\d+|node_modules/;

/** Node's client refuses to send these, or sends a request whose end it does not know. */
const isSendable = ([name, value]: [string, string]) =>
  !/^(?:connection|content-length|transfer-encoding|expect|upgrade|trailer|te|host)$/i.test(name) &&
  /^[\t\x20-\xff]*$/.test(value);

test('answers any request with a known status, its own headers and no trace', async () => {
  await fc.assert(
    fc.asyncProperty(target, method, headers, async (path, by, fields) => {
      // Health checks have headers of their own.
      fc.pre(!/^\/(?:healthz|readyz)\/?$/i.test(splitTarget(path).path));
      const groups = groupBy(fields.filter(isSendable), ([name]) => name);
      const sent = Object.fromEntries(
        [...groups].map(([name, group]) => [name, group.map(([, value]) => value)]),
      );
      const answer = await site.ask({ path, method: by, headers: sent });
      expect(statuses).toContain(answer.status);
      expect(answer.headers['set-cookie']).toBeUndefined();
      expect(answer.headers['x-content-type-options']).toBe('nosniff');
      expect(answer.headers['cache-control']).toBeDefined();
      if (answer.status >= 400) expect(answer.headers['cache-control']).toBe('no-store');
      // Two slashes, or one and a backslash, are another host to a browser.
      expect(answer.headers.location ?? '/').toMatch(/^\/(?![/\\])/);
      if (answer.status >= 400 && by !== 'HEAD') expect(decode(answer)).not.toMatch(trace);
    }),
    { numRuns: runs(4000) },
  );
  expect((await site.ask('/en')).status).toBe(200);
  const faults = site.lines().filter(({ level }) => level === 'error' || level === 'fatal');
  expect(faults).toEqual([]);
});
