import { langs } from '../../../shared/languages';
import { maxTargetLength, methods } from '../../../shared/resolve';
import { type MapLine, map } from './config';
import { anySpelling } from './spelling';

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
  map('Longer than any address that is read.', '$site_path$site_query', 'site_bad_length', [
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

/** The maps from a request to its path, query, fault and reader. */
export const requestMaps = (): string => [...target(), ...faults(), ...readers()].join('\n');
