import fc from 'fast-check';
import { generatedAddresses } from '../../../server/generated/addresses';
import { langs } from '../../../shared/languages';
import { pageIds } from '../../../shared/pages';
import { rules } from '../../../shared/redirects';
import { pagePaths } from '../addresses';
import { anyQuery } from './queries';

/** Pieces that addresses, and attacks on them, are made of. */
const piece = fc.constantFrom(
  ...['/', '//', '\\', '?', '#', '&', '=', '%2f', '%5c', '%00', '%0d%0a', '%zz', '%', '.', '..'],
  ...['en', 'pt', 'EN', 'products', 'services', 'tools', 'about', 'contact', 'nano-banana-api'],
  ...['privacy-policy', 'lang=pt', 'evil.com', 'http://', 'https:', 'javascript:', '__proto__'],
);

/** Pieces of addresses and of attacks, one after the other. */
export const pieces: fc.Arbitrary<string> = fc
  .array(piece, { maxLength: 10 })
  .map((chosen) => `/${chosen.join('')}`);

/** Whatever may stand as the target of a request, also what no parser of HTTP lets through. */
export const anyTarget: fc.Arbitrary<string> = fc.oneof(
  pieces,
  fc.string({ unit: 'binary' }),
  fc.webUrl(),
  fc.string(),
);

const ids = [...pageIds, 'no-such-id', '__proto__', 'constructor', 'a'.repeat(300), '%C3%A7'];

const ruleAddresses = rules.flatMap(({ from }) =>
  langs.flatMap((lang) => ids.map((id) => from.replace('{lang}', lang).replace('{id}', id))),
);

const files = ['/favicon.svg', '/favicon.ico', '/icon-192.png', '/assets', '/assets/x.js'];

/** Addresses that a table has or that something else than the tables answers. */
const known = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...pagePaths) },
  { weight: 2, arbitrary: fc.constantFrom(...new Set(ruleAddresses)) },
  { weight: 1, arbitrary: fc.constantFrom(...generatedAddresses(true), '/healthz', '/readyz') },
  { weight: 1, arbitrary: fc.constantFrom(...files) },
);

const encoded = (letter: string) => `%${letter.charCodeAt(0).toString(16)}`;

/** Other spellings of the same path, and what only looks like one. */
const spellings: ((path: string) => string)[] = [
  (path) => path.toUpperCase(),
  (path) => `${path}/`,
  (path) => `/${path}`,
  (path) => path.replaceAll('/', '//'),
  (path) => path.replace(/[a-z]/, encoded),
  (path) => path.replace(/(?<=.).$/, encoded),
  (path) => path.replace(/(.)\//, '$1/./'),
  (path) => path.replace(/(.)\//, '$1%2f'),
  (path) => path.replace(/(.)\//, '$1\\'),
  (path) => `${path}.html`,
  (path) => `${path}/x`,
  (path) => `${path}%00`,
  (path) => `/..${path}`,
  (path) => `//evil.com${path}`,
  (path) => `/\\evil.com${path}`,
];

/** How a path is sent: alone, or behind the origin that a request to a proxy has (RFC 9112, section 3.2.2). */
const origin = fc.constantFrom('', '', '', '', 'http://evil.com', 'HTTPS://user@evil.com:80');

const misspelled = fc
  .tuple(known, fc.array(fc.constantFrom(...spellings), { minLength: 1, maxLength: 2 }), origin)
  .map(([path, changes, before]) => before + changes.reduce((text, change) => change(text), path));

/** Printable ASCII without the space: what a request line can carry as its target. */
const sendable = fc.string({
  unit: fc.integer({ min: 0x21, max: 0x7e }).map((code) => String.fromCharCode(code)),
  maxLength: 60,
});

/** Paths around the longest target that is read, and far beyond. */
const long = fc
  .tuple(fc.constantFrom('/en/', '/', '/pt?a=', '/en/products?'), fc.constantFrom('a', '/', '%61'))
  .chain(([start, unit]) =>
    fc
      .constantFrom(1000, 2600, 7990, 8000, 8010)
      .map((most) => start + unit.repeat(Math.floor((most - start.length) / unit.length))),
  );

/** Targets that a parser of HTTP lets through: pages, rules, files, their misspellings, attacks, rubbish. */
export const target: fc.Arbitrary<string> = fc
  .tuple(
    fc.oneof(
      { weight: 10, arbitrary: known },
      { weight: 5, arbitrary: misspelled },
      { weight: 3, arbitrary: pieces },
      { weight: 2, arbitrary: sendable.map((text) => `/${text}`) },
      { weight: 1, arbitrary: long },
    ),
    fc.option(anyQuery, { nil: '' }),
  )
  .map(([path, query]) => path + query);
