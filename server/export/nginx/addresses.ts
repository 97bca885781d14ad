import { type Lang, langs } from '../../../shared/languages';
import { pageIds, pageLangs, pagePath, pageRow } from '../../../shared/pages';
import { rules } from '../../../shared/redirects';
import { maxTargetLength, methods, resolve } from '../../../shared/resolve';
import { type MapLine, map } from './config';
import { anyPath, anySpelling } from './spelling';

/** A page's address: what answers are filed under, and the path. */
type Address = { key: string; path: string };

/** Every address of the page table, once. */
export const addresses = (): Address[] =>
  pageIds.flatMap((id) =>
    pageRow(id).kind === 'bilingual'
      ? [{ key: id, path: pagePath(id, 'en') }]
      : pageLangs(id).map((lang) => ({ key: `${id}.${lang}`, path: pagePath(id, lang) })),
  );

/** Octets of UTF-8 in percent-encoding as decodeURIComponent takes them, without control characters. */
const decodable = [
  '[2-6][\\da-f]|7[\\da-e]',
  '(?:c[2-9a-f]|d[\\da-f])%[89ab][\\da-f]',
  'e0%[ab][\\da-f]%[89ab][\\da-f]',
  'e[1-9abcef](?:%[89ab][\\da-f]){2}',
  'ed%[89][\\da-f]%[89ab][\\da-f]',
  'f0%[9ab][\\da-f](?:%[89ab][\\da-f]){2}',
  'f[1-3](?:%[89ab][\\da-f]){3}',
  'f4%8[\\da-f](?:%[89ab][\\da-f]){2}',
].join('|');

/** The request as it was sent, taken apart: nginx's own $uri is decoded, $args has forgotten a lonely `?`. */
const target = (): string[] => [
  map(
    'The target as it was sent; of what nginx itself finds broken only the request line is known.',
    '$request_uri',
    'site_target',
    [['', '$site_line_target']],
    '$request_uri',
  ),
  map('The target in a request line, without an origin.', '$request', 'site_line_target', [
    ['~^\\S+ (?:(?i:https?)://[^/?# ]*)?(?<site_line>[^ ]*)', '$site_line'],
  ]),
  map(
    'Its path.',
    '$site_target',
    'site_path',
    [['~^(?<site_before>/[^?#]*)', '$site_before']],
    '/',
  ),
  map('Its query with the question mark, byte for byte.', '$site_target', 'site_query', [
    ['~^[^?#]*(?<site_after>\\?[^#]*)', '$site_after'],
  ]),
];

/** What is wrong with a request, as the status of its error page; the first fault counts. */
const faults = (): string[] => [
  map(
    'Nothing is sent to a site of files.',
    '$request_method',
    'site_bad_method',
    methods.map((method): MapLine => [method, '']),
    '405',
  ),
  map('Longer than any address that is read.', '$site_target', 'site_bad_length', [
    [`~^.{${maxTargetLength + 1}}`, '414'],
  ]),
  map(
    'No UTF-8, or control characters.',
    '$site_path',
    'site_bad_encoding',
    [[`~*^(?:[^%]++|%(?:${decodable}))*+$`, '']],
    '400',
  ),
  map('The first fault.', '$site_bad_method$site_bad_length$site_bad_encoding', 'site_fault', [
    ['~^(?<site_first>\\d{3})', '$site_first'],
  ]),
];

/** The language that an address names, and the reader's: what cannot be decoded is read as it stands. */
const readers = (): string[] => [
  map(
    'The language of an address in any spelling.',
    '$site_path',
    'site_prefix_read',
    langs.map((lang): MapLine => [`~*^/+${anySpelling(lang)}(?:/|$)`, lang]),
  ),
  map(
    'The language of an address that is not decoded.',
    '$site_path',
    'site_prefix_raw',
    langs.map((lang): MapLine => [`~*^/${lang}(?:/|$)`, lang]),
  ),
  map(
    'The language that the address names.',
    '$site_bad_length$site_bad_encoding',
    'site_prefix',
    [['', '$site_prefix_read']],
    '$site_prefix_raw',
  ),
  map(
    'The language of the reader.',
    '$site_prefix',
    'site_reader',
    [['', '$site_preferred']],
    '$site_prefix',
  ),
];

/** What becomes of an address that a rule has: status, who it is for, where it leads, for a reader. */
const moved = (path: string, lang: Lang): string => {
  // Of an id that is none, what the tables say of any.
  const asked = path.replace('{id}', '-');
  const to = resolve({ method: 'GET', target: asked, preferred: () => lang });
  if (to.kind !== 'redirect') return '';
  return `${to.status} ${to.negotiated ? 'negotiated' : 'fixed'} ${to.location}`;
};

/** The addresses of a rule: those that it leads elsewhere than any first, then that with `{id}`. */
const ruleAddresses = (from: string): string[] => {
  const named = from.includes('{lang}')
    ? langs.map((lang) => from.replace('{lang}', lang))
    : [from];
  return named.flatMap((any) => {
    const usual = moved(any, 'en');
    const own = pageIds.map((id) => any.replace('{id}', id));
    return [...own.filter((path) => ![usual, ''].includes(moved(path, 'en'))), any];
  });
};

/** The rule table as lines; where the reader's language decides, the value is a variable of its own map. */
const ruleTable = (): string => {
  const byReader: string[] = [];
  const lines = rules.flatMap(({ from }) =>
    ruleAddresses(from).map((path): MapLine => {
      const outcomes = langs.map((lang): MapLine => [lang, moved(path, lang)]);
      const [[, first] = ['', '']] = outcomes;
      if (outcomes.every(([, outcome]) => outcome === first)) return [anyPath(path), first];
      const variable = `site_rule_${byReader.length}`;
      byReader.push(map(`Where ${path} leads.`, '$site_reader', variable, outcomes));
      return [anyPath(path), `$${variable}`];
    }),
  );
  const all = map('The rule table, read from top to bottom.', '$site_path', 'site_rule', lines);
  return [...byReader, all].join('\n');
};

/** The maps from a request to what the tables say of it: fault, reader, page, rule. */
export const tables = (): string =>
  [
    ...target(),
    ...faults(),
    ...readers(),
    map(
      'The page table: the page of an address in any spelling.',
      '$site_path',
      'site_page',
      addresses().map(({ key, path }): MapLine => [anyPath(path), key]),
    ),
    map(
      'The one address of a page.',
      '$site_page',
      'site_address',
      addresses().map(({ key, path }): MapLine => [key, path]),
    ),
    ruleTable(),
  ].join('\n');
