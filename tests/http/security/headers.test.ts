import { afterEach, describe, expect, test, vi } from 'vitest';
import { startSite, type TestSite } from '../../support/site';

const address = '/.well-known/security.txt';

const read = async (site: TestSite) => (await site.ask(address)).body.toString();

const at = (moment: string) => vi.setSystemTime(new Date(moment));

describe(address, () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  test('says whom to tell, until when, and in which languages', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    at('2026-11-22T13:14:15.678Z');
    const site = await startSite({ warm: false, environment: { CONTACT_EMAIL: 'a@example.test' } });
    const { headers } = await site.ask(address);
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(await read(site)).toBe(
      `Contact: mailto:a@example.test
Expires: 2027-10-01T00:00:00Z
Preferred-Languages: en, pt
Canonical: https://www.example.test/.well-known/security.txt
`,
    );
  });

  test('names no canonical address without https, which alone the standard allows', async () => {
    const site = await startSite({
      warm: false,
      environment: { SITE_ORIGIN: 'http://localhost:3000' },
    });
    expect(await read(site)).not.toContain('Canonical');
  });

  test('stays the same for a month, and is made again by a process that runs for longer', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    at('2026-01-01T00:00:00Z');
    const site = await startSite({ warm: false });
    const first = await site.ask(address);
    expect(first.body.toString()).toContain('Expires: 2026-12-01T00:00:00Z');
    const page = await site.ask('/robots.txt');

    at('2026-01-31T23:59:59Z');
    expect((await site.ask(address)).headers.etag).toBe(first.headers.etag);

    at('2026-02-01T00:00:00Z');
    const second = await site.ask(address);
    expect(second.body.toString()).toContain('Expires: 2027-01-01T00:00:00Z');
    expect(second.headers.etag).not.toBe(first.headers.etag);
    // What says the same as before is known by the same name.
    expect((await site.ask('/robots.txt')).headers.etag).toBe(page.headers.etag);
  });

  test('never holds for more than a year, nor for less than ten months', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const site = await startSite({ warm: false });
    for (const moment of ['2026-01-01T00:00:00Z', '2027-12-31T23:59:59Z', '2028-02-29T12:00:00Z']) {
      at(moment);
      const [, expires = ''] = /^Expires: (.*)$/m.exec(await read(site)) ?? [];
      const days = (Date.parse(expires) - Date.parse(moment)) / 86_400_000;
      expect(days, moment).toBeLessThan(365);
      expect(days, moment).toBeGreaterThan(300);
    }
  });
});
