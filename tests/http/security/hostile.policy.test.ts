import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { failing } from '../../support/components';
import { readPolicy } from '../../support/headers';
import { parseHtml } from '../../support/html';
import { startSite } from '../../support/site';
import { walkPages } from '../../support/walkPages';

const site = await startSite();
const broken = await startSite({
  change: ({ document }) => ({
    document: async (job) => (job.kind === 'page' ? failing('broken') : document(job)),
  }),
});
const plain = await startSite({
  environment: { SITE_ORIGIN: 'http://localhost:3000' },
});

const long = `/${'a'.repeat(9000)}`;

const answers = [
  ['a page', () => site.http.get('/en')],
  ['a negotiated page', () => site.http.get('/privacy-policy')],
  ['a redirect', () => site.http.get('/en/products')],
  ['404', () => site.http.get('/nothing')],
  ['400', () => site.http.get('/%zz')],
  ['405', () => site.http.post('/en')],
  ['414', () => site.http.get(long)],
  ['500', () => broken.http.get('/en/contact')],
  ['304', () => site.http.get('/en').set({ 'if-none-match': '*' })],
  ['HEAD', () => site.http.head('/en')],
  ['a script', () => site.http.get(site.services.assets.entries.en)],
  ['a missing script', () => site.http.get('/assets/nothing.js')],
] as const;

/** What a policy allows styles by, and what it has to: this site, and each style of the document. */
const styleSources = (headers: Record<string, string>, document: string) => {
  const $ = parseHtml(document);
  const hashes = $('style')
    .toArray()
    .map((style) => createHash('sha256').update($(style).text()).digest('base64'));
  expect(hashes.length).toBeGreaterThan(0);
  return {
    allowed: readPolicy(headers['content-security-policy']).get('style-src'),
    needed: ["'self'", ...hashes.map((hash) => `'sha256-${hash}'`)],
  };
};

test.each(walkPages())(
  'the policy of $address allows the styles of its document',
  async (visit) => {
    const { headers, text } = await site.http
      .get(visit.address)
      .set('Accept-Language', visit.acceptLanguage);
    const { allowed, needed } = styleSources(headers, text);
    expect(allowed).toEqual(needed);
  },
);

describe.each(answers)('the response with %s', (_title, get) => {
  test('has the security headers, and none that stores something or reports', async () => {
    const { headers } = await get();
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'x-frame-options': 'DENY',
      'permissions-policy': expect.stringMatching(/camera=\(\).*geolocation=\(\)/),
      'cross-origin-resource-policy': 'same-origin',
      'strict-transport-security': 'max-age=31536000',
    });
    for (const name of ['set-cookie', 'accept-ch', 'nel', 'report-to', 'reporting-endpoints'])
      expect(headers).not.toHaveProperty(name);
  });

  test('has exactly the strict Content-Security-Policy', async () => {
    const policy = readPolicy((await get()).headers['content-security-policy']);
    // Whatever is not named (frames, objects, media) falls back to `default-src`, workers to `script-src`.
    expect(Object.fromEntries(policy)).toEqual({
      'default-src': ["'none'"],
      'script-src': ["'self'"],
      'style-src': expect.arrayContaining(["'self'"]),
      'img-src': ["'self'"],
      'font-src': ["'self'"],
      'manifest-src': ["'self'"],
      'connect-src': ["'self'"],
      // Browsers check each redirect of a form: wa.me redirects to the other host.
      'form-action': ['https://api.whatsapp.com', 'https://wa.me'],
      'base-uri': ["'none'"],
      'frame-ancestors': ["'none'"],
      'require-trusted-types-for': ["'script'"],
      'trusted-types': ["'none'"],
    });
  });

  test('allows its own styles only', async () => {
    const { headers, text } = await get();
    const sources = readPolicy(headers['content-security-policy']).get('style-src') ?? [];
    for (const source of sources) expect(source).toMatch(/^'(self|sha256-[\w+/]{43}=)'$/);
    if (!headers['content-type']?.startsWith('text/html') || !text) return;
    const { allowed, needed } = styleSources(headers, text);
    expect(allowed).toEqual(needed);
  });
});

test('sends no HSTS over plain HTTP, so that localhost can be read', async () => {
  for (const path of ['/en', '/', '/en/products', '/nothing', '/robots.txt'])
    expect((await plain.http.get(path)).headers['strict-transport-security'], path).toBeUndefined();
});

test('a brand with markup cannot end a data block or an attribute', async () => {
  const name = '</script><!--<b x="';
  const hostile = await startSite({ environment: { SITE_NAME: name } });
  let blocks = 0;
  for (const path of ['/en', '/pt/contact', '/nothing']) {
    const { $ } = await hostile.read(path);
    expect($('title').text()).toContain(name);
    expect($('main').length).toBe(1);
    expect($('footer').length).toBe(1);
    for (const block of $('script:not([src])').toArray()) {
      blocks += 1;
      expect(() => JSON.parse($(block).text())).not.toThrow();
      // `<!--` in a script changes how a browser parses what follows.
      expect($(block).text()).not.toContain('<');
    }
  }
  expect(blocks).toBeGreaterThan(2);
});
