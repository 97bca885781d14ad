import { afterEach, describe, expect, test, vi } from 'vitest';
import { generatedAddresses } from '../../../server/generated/addresses';
import { openApiRows } from '../../support/openApiRows';
import { siteOrigin, startSite } from '../../support/site';

const site = await startSite({ environment: { CONTACT_EMAIL: 'a@example.test' } });

test.each(generatedAddresses(true))('%s is cached for an hour', async (address) => {
  await site.http.get(address).expect(200).expect('Cache-Control', 'public, max-age=3600');
});

test.each(['index', 'noindex'])(
  'with ROBOTS=%s each generated file has its address',
  async (robots) => {
    const { services } = await startSite({ environment: { ROBOTS: robots } });
    const made = [...(await services.files()).keys()];
    expect(made.toSorted()).toEqual(generatedAddresses(robots === 'index').toSorted());
  },
);

test('/llms.txt has the Markdown form of llmstxt.org', async () => {
  const { headers, text } = await site.http.get('/llms.txt');
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(text).toMatch(
    /^# Jandaia\n\n> Jandaia is an agency in Brazil\..+\n>\n> Jandaia é uma agência/,
  );
  expect(text.match(/^#+ .*$/gm)).toEqual([
    '# Jandaia',
    '## NFSe Extraction API',
    '## Invoice Extraction API',
    '## Barcode and QR Extractor',
    '## Image API',
    '## English',
    '## Português',
  ]);
  // Parsers take every line below a heading of the second level for a link.
  expect(text.slice(text.indexOf('\n## '))).not.toMatch(/^(?!$|- \[|## )/m);
  for (const entry of text.split('\n').filter((row) => row.startsWith('- ')))
    expect(entry).toMatch(/^- \[[^\]]+\]\(https:\/\/[^)]+\): .+$/);
  for (const [, , document] of openApiRows) expect(text).toContain(`](${siteOrigin}${document}): `);
});

describe('/.well-known/security.txt', () => {
  const address = '/.well-known/security.txt';

  afterEach(() => {
    vi.useRealTimers();
  });

  test('has contact, languages, address and an expiry date that follows the months', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-01-31T23:59:59Z') });
    expect((await site.http.get(address)).text).toBe(
      `Contact: mailto:a@example.test
Expires: 2026-12-01T00:00:00Z
Preferred-Languages: en, pt
Canonical: ${siteOrigin}/.well-known/security.txt
`,
    );
    vi.setSystemTime(new Date('2026-02-01T00:00:00Z'));
    await site.http.get(address).expect(/Expires: 2027-01-01T00:00:00Z/);
  });

  test('has no canonical address without https', async () => {
    const { http } = await startSite({ environment: { SITE_ORIGIN: 'http://localhost:3000' } });
    expect((await http.get(address)).text).not.toContain('Canonical');
  });
});
