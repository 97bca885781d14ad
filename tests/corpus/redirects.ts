import { langs } from '../../shared/languages';
import { rules } from '../../shared/redirects';
import { addressStatus } from '../support/addresses';
import { getRow, type Kind, type Row, short, utf8, withoutBody } from './row';

/** What has led other sites' visitors away, or has put a header into an answer. */
const prefixes = [
  ...['//evil.com', '///evil.com', '////evil.com', '/\\evil.com', '\\\\evil.com', '/\\/evil.com'],
  ...['/\\/\\evil.com', '/%2fevil.com', '/%2F%2Fevil.com', '/%5cevil.com', '/%5C%5Cevil.com'],
  ...['/%5c%2fevil.com', '/%252f%252fevil.com', '/%255cevil.com', '/%25%32%66evil.com'],
  ...['/%09/evil.com', '/%0b//evil.com', '/%00//evil.com', '/%20//evil.com', '/%a0//evil.com'],
  ...['/%c2%a0//evil.com', '/%e2%80%8b//evil.com', '/%u2215evil.com', '/\t/evil.com', '/ //evil'],
  ...['/en//evil.com', '/pt/\\evil.com', '/en/%2f%2fevil.com', '/en/%5cevil.com', '/en///evil/'],
  ...['/%0d%0aSet-Cookie:x', '/en/%0d%0aSet-Cookie:x', '/%0aLocation:%20//evil.com', '/%0d/evil'],
  ...['/.evil.com', '/@evil.com', '/;@evil.com', '/;//evil.com', '/.//evil.com', '/./\\evil.com'],
  ...['/..//evil.com', '/%2e%2e//evil.com', '/en/%2e%2e//evil.com', '/en/..//evil.com'],
  ...['/%252e%252e//evil.com', '/%2f..//evil.com', '/%2e%2e%2f%2fevil.com', '/~//evil.com'],
  ...['/http://evil.com', '/https:evil.com', '/https:///evil.com', '/HtTpS://evil.com'],
  ...['/%68ttps://evil.com', '/ht%0atps://evil.com', '/javascript:alert(1)', '/JaVaScRiPt:x//'],
  ...['/data:text/html,evil', '/blob:https://evil.com', '//user@evil.com', '//a:b@evil.com:443'],
  ...['//evil.com:80', '//[::1]', '//evil.com%2f', '//evil.com#', '/#//evil.com', '/#@evil.com'],
  ...['/%E3%80%82evil.com', '/evil%E3%80%82com', '/%EF%BC%8Fevil.com', '/%EF%BC%8F%EF%BC%8Fevil'],
  ...['/%E2%81%84evil.com', '/%E2%88%95%E2%88%95evil', '/%EF%BC%BCevil.com', '/%EF%BC%8E%EF%BC%8E'],
  ...[utf8('/\uff0fevil.com'), utf8('/\u2044evil.com'), utf8('/evil\u3002com')],
  ...['/?//evil.com', '/?next=//evil.com', '/?url=https:%2f%2fevil.com', '/?a=1?//evil.com'],
  ...['/?%0d%0aSet-Cookie:x', '/?\\evil.com', '/en?\\evil.com', '?//evil.com'],
];

const addressesOf = (from: string): string[] =>
  langs.map((lang) => from.replace('{lang}', lang).replace('{id}', 'x'));

/** An address for each rule, in each language, and for each kind of page. */
const addresses = [
  ...new Set([
    ...rules.flatMap(({ from }) => addressesOf(from)),
    ...['/en', '/pt/', '/EN/contact', '/privacy-policy/', '/nothing', '/en/tools/ai-agents'],
  ]),
];

/** Where a prefix may stand: before an address, after it, inside of it, with a slash at the end. */
const targetsOf = (prefix: string): string[] => [
  ...(prefix.startsWith('?') ? [] : [prefix, `${prefix}/`]),
  ...addresses.flatMap((address) => [
    ...(prefix.startsWith('?') ? [] : [prefix + address]),
    address + prefix,
    `${address}/${prefix}`,
    `${address}${prefix}/`,
    ...(address.includes('/', 1) ? [address.replace(/(?<=.)\//, `${prefix}/`)] : []),
  ]),
];

const rowOf = (title: string, target: string): Row =>
  getRow(target, addressStatus(target) ?? withoutBody(400), { title });

/** One in so many of a prefix's targets, from another one on for each; each address has four or five of them. */
const daily = 3;

/** Every prefix with every rule, or with a sample of all targets. */
const kindOf = (taken: (at: number) => boolean): Kind => ({
  name: 'no redirect leads off the site',
  rows: prefixes.flatMap((prefix, index) =>
    [...new Set(targetsOf(prefix))]
      .filter((_target, at) => taken(at + index))
      .map((target) => rowOf(`with ${short(prefix)} before, in or after any address`, target)),
  ),
});

/** Open redirects: every prefix with every rule. */
export const redirects: Kind = kindOf(() => true);

/** By day a third of them, which takes every prefix and every rule. */
export const sampleOfRedirects = (): Kind => kindOf((at) => at % daily === 0);
