// Kinds of rules that the table of the site has none of, so these tests bring their own.
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { findRoute } from '../../../client/navigation/findRoute';
import { createDecide } from '../../../server/request/decide';
import { languageTag } from '../../../shared/languages';
import { rules as ownRules, type Rule } from '../../../shared/redirects';
import { resolve } from '../../../shared/resolve';
import { describeRow, differences, see, sendRow } from '../../contract/check';
import { gone, type Row, redirects } from '../../contract/rows';
import { runs } from '../../support/exhaustive';
import { startLoggedSite } from '../../support/loggedSite';

const url = 'https://status.example/en?from=site#now';

const rules: readonly Rule[] = [
  { from: '/{lang}/status', to: url, status: 301, why: 'Another company runs the status page.' },
  { from: '/status/{id}', to: url, status: 301, why: 'As printed on cards.' },
  { from: '/{lang}/fair-2026', status: 410, why: 'The fair is over.' },
  { from: '/fair/{id}', status: 410, why: 'The fair is over.' },
  {
    from: '/promo',
    to: { page: 'ocr-document-pro', lang: 'pt' },
    status: 301,
    why: 'As printed on Portuguese cards.',
  },
  ...ownRules,
];

const findFile = () => undefined;
const site = await startLoggedSite({
  change: () => ({ decide: createDecide(findFile, rules) }),
  rendersAnew: false,
});

const rows: readonly Row[] = [
  ...redirects('/{lang}/status')(`
    /en/status -> ${url}
    /pt/status?utm_source=card&from=x -> ${url}
    /PT//Status/?next=//evil.com -> ${url}`),
  ...redirects('/status/{id}')(`/status/x?a=1 -> ${url}`),
  ...redirects('/promo')(`
    /promo -> /pt/ocr-reconhecimento-texto-documentos
    /Promo/?a=1 -> /pt/ocr-reconhecimento-texto-documentos?a=1`),
  ...gone('/{lang}/fair-2026', 'en')('/en/fair-2026 /EN//Fair-2026/?a=1'),
  ...gone('/{lang}/fair-2026', 'pt-BR')('/pt/fair-2026'),
  ...gone('/fair/{id}', 'en')('/fair/x'),
].flatMap((row) => [row, { ...row, method: 'HEAD', lang: undefined as never }]);

describe('a rule that leaves the site, names its language or says that an address is gone', () => {
  test.each(rows.map((row) => [describeRow(row), row] as const))('%s', async (_title, row) => {
    for (let times = 0; times < 2; times += 1)
      expect(differences(row, see(await sendRow(site.address, row)))).toEqual([]);
  });

  test.each([
    [
      '/en/status',
      { status: 301, rule: '/{lang}/status', location: url.replace('?from=site', '') },
    ],
    ['/pt/fair-2026', { status: 410, rule: '/{lang}/fair-2026', lang: 'pt', level: 'warn' }],
  ])('is logged by its row: %s', async (path, line) => {
    expect(await site.lineOf(path)).toMatchObject(line);
  });

  test.each(['/en/status', '/en/fair-2026'])('refuses to be written to: POST %s', async (path) => {
    expect(await site.send({ method: 'POST', path })).toMatchObject({ status: 405 });
  });

  test.each(['/en/status', '/en/fair-2026'])('is left to the server by a click on %s', (path) => {
    vi.stubGlobal('document', { documentElement: { lang: languageTag.en } });
    const click = (address: string) => findRoute(new URL(address, 'https://a.example'), rules);
    expect(click('/en/products#x')).toEqual({ page: 'home', address: '/en#x' });
    expect(click(path)).toBeUndefined();
    vi.unstubAllGlobals();
  });
});

test.each(ownRules)('$from is 302 exactly where the visitor’s language decides', ({ from }) => {
  const target = from.replace('{lang}', 'en').replace('{id}', 'x');
  const decision = resolve({ method: 'GET', target, preferred: () => 'pt' });
  expect('status' in decision && decision.status === 302).toBe(decision.negotiated);
});

test('no request changes the URL that a rule leads to', async () => {
  const pieces = fc.constantFrom(
    ...['/', '//', '\\', '?', '#', '&', '@', ':', '%2f', '%5c', '%00', '%0d%0a', '..', 'evil.com'],
    ...['en', 'PT', 'status', 'fair', 'https://evil.com', 'x'],
  );
  const target = fc
    .tuple(
      fc.constantFrom('', '/en/status', '/status/', '//pt/status', '/status/x', 'https://evil.com'),
      fc.oneof(
        fc.array(pieces, { maxLength: 6 }).map((all) => all.join('')),
        fc.stringMatching(/^[!-~]{0,30}$/),
      ),
    )
    .map(([path, more]) => path + more || '/');
  let outward = 0;
  const request = fc.asyncProperty(target, async (path) => {
    const { location } = (await site.send({ path, headers: { host: 'evil.com' } })).headers;
    if (location === undefined || /^\/(?![/\\])/.test(location)) return;
    outward += 1;
    expect(location).toBe(url);
  });
  await fc.assert(request, { numRuns: runs(2000) });
  expect(outward).toBeGreaterThan(20);
});

test.each([
  'http://status.example/',
  'https://status.example',
  'https://owner@status.example/',
  'https://status.example:8443/',
  'https://status.example/\r\nSet-Cookie: a=b',
  'https://status.example/\\x',
  'https://\\evil.com/',
  'https:///evil.com/',
  'https://status.example/a b',
  '//status.example/',
])('the server does not start with a rule to %j', (to) => {
  const wrong = [{ from: '/x', to: to as 'https://a/', status: 301, why: '' }] as const;
  expect(() => createDecide(findFile, wrong)).toThrow('no URL for a rule');
});

test('a wrong row does not compile', () => {
  const common = { from: '/x', why: 'It is a test.' };
  const wrong: Rule[] = [
    // @ts-expect-error nothing follows an address that is gone
    { ...common, status: 410, to: { page: 'home' } },
    // @ts-expect-error a URL has a scheme
    { ...common, status: 301, to: 'status.example/' },
    // @ts-expect-error a URL has https
    { ...common, status: 301, to: 'http://status.example/' },
    // @ts-expect-error a URL has a path, so that nothing can continue its host
    { ...common, status: 301, to: 'https://status.example' },
    // @ts-expect-error the same URL for every visitor
    { ...common, status: 302, to: 'https://status.example/' },
    // @ts-expect-error a redirect leads somewhere
    { ...common, status: 301 },
    // @ts-expect-error every row has its reason
    { from: '/x', status: 410 },
  ];
  expect(wrong).toHaveLength(7);
});
