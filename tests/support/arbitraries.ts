import fc from 'fast-check';
import { sourceValues, subjects } from '../../shared/contact/sources';
import { langs } from '../../shared/languages';
import { offerIds, offerRow } from '../../shared/offers';
import { pageIds } from '../../shared/pages';
import { rules } from '../../shared/redirects';
import { pagePaths } from './pagePaths';

const planNames = offerIds.flatMap((id) =>
  (offerRow(id).plans ?? []).flatMap((plan) => [plan.id, plan.name.en, plan.name.pt]),
);

/** Declared and other parameters with allowed and other values, some of them repeated. */
export const parameters: fc.Arbitrary<[name: string, value: string][]> = fc.array(
  fc.tuple(
    fc.constantFrom(
      ...['sourcePage', 'sourcePage', 'plan', 'plan', 'plano', 'subject', 'lang'],
      ...['sourcepage', 'Lang', 'sourcePage[]', 'utm_source', '__proto__', 'constructor', ''],
    ),
    fc.oneof(
      fc.constantFrom(...sourceValues(), ...new Set(planNames), ...subjects, 'en', 'pt'),
      fc.constantFrom('', 'PT', 'xx', '/nowhere', '__proto__', '<script>', '\0'),
      fc.string({ maxLength: 20 }),
    ),
  ),
  { maxLength: 5 },
);

/** A query with its `?`: parameters, or any characters. */
export const query: fc.Arbitrary<string> = fc.oneof(
  { weight: 3, arbitrary: parameters.map((pairs) => `?${new URLSearchParams(pairs)}`) },
  { weight: 1, arbitrary: fc.stringMatching(/^\?[!-~]{0,30}$/) },
);

const ids = [...pageIds, 'no-such-id', '__proto__', 'a'.repeat(300), '%C3%A7'];

const known = fc.oneof(
  fc.constantFrom(...pagePaths),
  fc.constantFrom(
    ...rules.flatMap(({ from }) =>
      langs.flatMap((lang) => ids.map((id) => from.replace('{lang}', lang).replace('{id}', id))),
    ),
  ),
  fc.constantFrom('/robots.txt', '/favicon.svg', '/healthz', '/assets/x.js'),
);

/** Other spellings of a path, and similar paths. */
const spellings: readonly ((path: string) => string)[] = [
  (path) => path.toUpperCase(),
  (path) => `${path}/`,
  (path) => path.replaceAll('/', '//'),
  (path) => path.replace(/[a-z]/, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
  (path) => path.replace(/(.)\//, '$1/./'),
  (path) => path.replace(/(.)\//, '$1%2f'),
  (path) => path.replace(/(.)\//, '$1\\'),
  (path) => `${path}%00`,
  (path) => `//evil.com${path}`,
  (path) => `http://evil.com${path}`,
  (path) => path.padEnd(8001, '/'),
];

const pieces = fc.constantFrom(
  ...['/', '//', '\\', '?', '#', '&', '%2f', '%5c', '%00', '%0d%0a', '%zz', '..', 'evil.com'],
  ...['en', 'pt', 'EN', 'products', 'services', 'tools', 'contact', 'privacy-policy', 'lang=pt'],
);

/** Targets that an HTTP parser accepts: pages, rules, files, misspellings, random characters. */
export const target: fc.Arbitrary<string> = fc
  .tuple(
    fc.oneof(
      { weight: 4, arbitrary: known },
      {
        weight: 4,
        arbitrary: fc
          .tuple(known, fc.constantFrom(...spellings))
          .map(([path, respell]) => respell(path)),
      },
      {
        weight: 2,
        arbitrary: fc.array(pieces, { maxLength: 10 }).map((all) => `/${all.join('')}`),
      },
      { weight: 1, arbitrary: fc.stringMatching(/^\/[!-~]{0,60}$/) },
    ),
    fc.option(query, { nil: '' }),
  )
  .map(([path, own]) => path + own);

/** Usual and unusual values of Accept-Language. */
export const acceptLanguage: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom('pt-BR,pt;q=0.9,en;q=0.8', 'en-GB,en;q=0.5', 'de, pt;q=0.1', '*', ''),
  fc.stringMatching(/^[a-z*;=,. 01-]{0,20}$/).map((text) => text.trim()),
);

/** Methods that an HTTP parser accepts, mostly GET. */
export const method: fc.Arbitrary<string> = fc.oneof(
  { weight: 12, arbitrary: fc.constant('GET') },
  { weight: 2, arbitrary: fc.constant('HEAD') },
  { weight: 1, arbitrary: fc.constantFrom('POST', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND') },
);

/** Headers that may change a response, or that attackers expect to. */
export const headers: fc.Arbitrary<Record<string, string>> = fc
  .array(
    fc.oneof(
      fc.tuple(fc.constant('Accept-Language'), acceptLanguage),
      fc.tuple(
        fc.constantFrom('Accept-Encoding', 'If-None-Match', 'Range', 'X-Forwarded-For', 'Cookie'),
        fc.oneof(
          fc.constantFrom('br', 'gzip', '*;q=0', '*', '"x"', 'bytes=0-10', '1.2.3.4, unknown', ','),
          fc.stringMatching(/^[!-~]{0,30}$/),
        ),
      ),
      fc.tuple(
        fc.constantFrom('X-Request-Id', 'traceparent', 'X-Forwarded-Host', 'X-Original-URL'),
        fc.stringMatching(/^[!-~]{0,70}$/),
      ),
    ),
    { maxLength: 6 },
  )
  .map((pairs) => Object.fromEntries(pairs));
