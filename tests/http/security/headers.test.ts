import { afterEach, describe, expect, test, vi } from 'vitest';
import { startSite, type TestSite } from '../../support/site';

const address = '/.well-known/security.txt';

const read = async (site: TestSite) => (await site.http.get(address)).text;

const at = (moment: string) => vi.setSystemTime(new Date(moment));

describe(address, () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  test('has contact, expiry date, languages and canonical address', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    at('2026-11-22T13:14:15.678Z');
    const site = await startSite({ environment: { CONTACT_EMAIL: 'a@example.test' } });
    const { headers } = await site.http.get(address);
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(await read(site)).toBe(
      `Contact: mailto:a@example.test
Expires: 2027-10-01T00:00:00Z
Preferred-Languages: en, pt
Canonical: https://www.example.test/.well-known/security.txt
`,
    );
  });

  test('has no canonical address without https', async () => {
    const site = await startSite({
      environment: { SITE_ORIGIN: 'http://localhost:3000' },
    });
    expect(await read(site)).not.toContain('Canonical');
  });

  test('changes its expiry date once a month while the process runs', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    at('2026-01-01T00:00:00Z');
    const site = await startSite();
    const { etag: robots } = (await site.http.get('/robots.txt')).headers;
    const tags: unknown[] = [];
    // The date is ten months to a year ahead.
    for (const [moment, expires] of [
      ['2026-01-01T00:00:00Z', '2026-12-01T00:00:00Z'],
      ['2026-01-31T23:59:59Z', '2026-12-01T00:00:00Z'],
      ['2026-02-01T00:00:00Z', '2027-01-01T00:00:00Z'],
      ['2027-12-31T23:59:59Z', '2028-11-01T00:00:00Z'],
      ['2028-02-29T12:00:00Z', '2029-01-01T00:00:00Z'],
    ] as const) {
      at(moment);
      expect(await read(site)).toContain(`Expires: ${expires}`);
      tags.push((await site.http.get(address)).headers['etag']);
      // A file that does not change keeps its ETag.
      expect((await site.http.get('/robots.txt')).headers['etag']).toBe(robots);
    }
    expect(tags[1]).toBe(tags[0]);
    expect(new Set(tags).size).toBe(4);
  });
});
