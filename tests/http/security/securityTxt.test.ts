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
    at('2026-01-31T23:59:59Z');
    const site = await startSite();
    expect(await read(site)).toContain('Expires: 2026-12-01T00:00:00Z');
    at('2026-02-01T00:00:00Z');
    expect(await read(site)).toContain('Expires: 2027-01-01T00:00:00Z');
  });
});
