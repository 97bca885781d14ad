import fc from 'fast-check';
import { langs } from '../../shared/languages';
import { rules } from '../../shared/redirects';
import { pagePaths } from './pagePaths';

const ids = ['ocr-document-pro', 'no-such-id', '__proto__', '%C3%A7'];

const knownPath = fc.constantFrom(
  ...pagePaths,
  ...rules.flatMap(({ from }) =>
    langs.flatMap((lang) => ids.map((id) => from.replace('{lang}', lang).replace('{id}', id))),
  ),
  ...['/robots.txt', '/favicon.svg', '/assets/x.js'],
);

const pieces = fc.constantFrom(
  ...['/', '//', '\\', '?', '#', '&', '%2f', '%5c', '%00', '%0d%0a', '%zz', '..', 'evil.com'],
  ...['en', 'pt', 'EN', 'products', 'services', 'tools', 'contact', 'privacy-policy', 'lang=pt'],
);

const respelled = fc
  .tuple(knownPath, fc.constantFrom('/', '//', '%2f', '\\', '/./'))
  .map(([path, slash]) => path.replace(/(.)\//g, `$1${slash}`) + slash);

const path = fc.oneof(
  knownPath,
  respelled,
  fc.array(pieces, { maxLength: 10 }).map((all) => `/${all.join('')}`),
  fc.stringMatching(/^\/[!-~]{0,60}$/),
);

const query = fc.oneof(fc.constant(''), fc.stringMatching(/^\?[!-~]{0,30}$/));

/** Targets that an HTTP parser accepts: pages, rules, files, misspellings, random characters. */
export const target: fc.Arbitrary<string> = fc.tuple(path, query).map((parts) => parts.join(''));

/** Usual and unusual values of Accept-Language. */
export const acceptLanguage: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom('pt-BR,pt;q=0.9,en;q=0.8', 'en-GB,en;q=0.5', 'de, pt;q=0.1', '*', ''),
  fc.stringMatching(/^[a-z*;=,. 01-]{0,20}$/).map((text) => text.trim()),
);
