import fc from 'fast-check';
import { expect, test } from 'vitest';
import { langs } from '../../shared/languages';
import type { Answer } from '../contract/request';
import { request } from '../contract/request';
import { target } from '../support/arbitraries/addresses';
import { method } from '../support/arbitraries/methods';
import { makeExport, serveExport } from '../support/exported';
import { startSite } from '../support/site';

const site = await startSite();
const { address } = await serveExport(await makeExport('--contact', 'plain'));

const outcome = ({ status, headers, body }: Answer) => ({
  status,
  location: headers.location,
  cacheControl: headers['cache-control'],
  body: status >= 400 ? body.toString() : '',
});

/**
 * What nginx decides otherwise: a path that climbs above the root is a bad request to it, which it refuses before
 * it has read a method or a language, as it does with what is no percent-encoding; and it has no health checks.
 */
const isOthers = (path: string) =>
  /%(?![\da-f]{2})|%00|\.\.|%2e/i.test(path.split('?')[0] ?? '') ||
  /^\/(?:healthz|readyz)/i.test(path);

test(
  'generated addresses, most of them misspelled or attacks, are answered as by the server',
  () =>
    fc.assert(
      fc.asyncProperty(target, method, fc.constantFrom(...langs), async (path, name, lang) => {
        fc.pre(path.startsWith('/') && !isOthers(path) && name !== 'TRACE');
        const ask = { path, method: name, headers: { 'accept-language': lang } };
        expect(outcome(await request(address, ask))).toEqual(outcome(await site.ask(ask)));
      }),
      { numRuns: 2000 },
    ),
  120_000,
);

/** Octets around the borders of what UTF-8 allows, some of them as they are. */
const octet = fc.oneof(
  fc.constantFrom(
    '%c3%a7',
    '%E2%9C%93',
    '%f0%9f%98%80',
    '%c2',
    '%c1',
    '%e0',
    '%ed',
    '%ef',
    '%f0',
    '%f4',
    '%f5',
  ),
  fc.constantFrom(
    '%80',
    '%8f',
    '%90',
    '%9f',
    '%a0',
    '%bf',
    '%c0',
    '%7f',
    '%1f',
    '%20',
    '%2f',
    '%7e',
    'a',
    '/',
  ),
  fc.integer({ min: 1, max: 255 }).map((code) => `%${code.toString(16).padStart(2, '0')}`),
);

test(
  'what is no UTF-8 in percent-encoding is refused as by the server',
  () =>
    fc.assert(
      fc.asyncProperty(fc.array(octet, { maxLength: 5 }), async (octets) => {
        const path = `/pt/products/${octets.join('')}`;
        fc.pre(!isOthers(path));
        expect(outcome(await request(address, { path }))).toEqual(
          outcome(await site.ask({ path })),
        );
      }),
      { numRuns: 2000 },
    ),
  120_000,
);

const hidden = [
  ...['/_redirects', '/_headers', '/en.html', '/en.html.br', '/errors/404.en.html', '/assets/'],
  ...['/-/text-html-charset-utf-8/en.html', '/assets/../_headers', '/assets/..%2f_headers'],
  ...['/ahead.json.sparing', '/en/contact.html', '/robots.txt.gz', '/ROBOTS.TXT'],
];

test.each(hidden)('%s is nobody’s address, although a file may have the name', async (path) => {
  expect((await request(address, { path })).status).toBe(404);
});
