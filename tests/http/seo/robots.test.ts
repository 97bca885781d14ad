import { expect, test } from 'vitest';
import { startSite } from '../../support/site';

const read = async (environment: Record<string, string>) => {
  const site = await startSite({ warm: false, environment });
  const { headers, body } = await site.ask('/robots.txt');
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  return body.toString();
};

test.each(['https://www.example.test', 'https://www.example.test/'])(
  '/robots.txt of %s lets everybody ask, and names the sitemap',
  async (origin) => {
    expect(await read({ SITE_ORIGIN: origin })).toBe(
      `User-agent: *
Allow: /

Sitemap: https://www.example.test/sitemap.xml
`,
    );
  },
);

test('a host that may not be listed names no sitemap, and lets a crawler read its noindex', async () => {
  expect(await read({ ROBOTS: 'noindex' })).toBe(
    `User-agent: *
Allow: /
`,
  );
});
