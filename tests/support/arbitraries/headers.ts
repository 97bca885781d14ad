import fc from 'fast-check';

export type Header = [name: string, value: string];

/** What a field's value can hold on the wire. */
const rubbish = fc.stringMatching(/^[!-~]?[ -~]{0,39}$/).map((text) => text.trim());

const field = (name: string, weight: number, values: string[]) => ({
  weight,
  arbitrary: fc.tuple(
    fc.constant(name),
    fc.oneof(
      { weight: 6, arbitrary: fc.constantFrom(...values) },
      { weight: 1, arbitrary: rubbish },
    ),
  ),
});

/** What a browser says of the languages of its reader, and what none would say. */
export const acceptLanguage: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom('pt-BR,pt;q=0.9,en;q=0.8', 'en', 'en-GB,en;q=0.5', 'pt', 'de, pt;q=0.1', '*'),
  fc.constantFrom('', ',', 'en;q=0, pt;q=0', 'pt; q=0.5, en ;q=0.6', `${'de,'.repeat(400)}pt`),
  fc.stringMatching(/^[a-z*;=,. 01-]{0,20}$/).map((text) => text.trim()),
);

/** Fields by which frameworks, proxies and platforms talk to themselves. */
const internal: Header[] = [
  ['X-Middleware-Subrequest', 'middleware:middleware'],
  ['X-Invoke-Status', '500'],
  ['X-Invoke-Path', '/nothing'],
  ['X-Nextjs-Data', '1'],
  ['RSC', '1'],
  ['X-Remix-Response', 'yes'],
  ['X-React-Router-SPA-Mode', 'yes'],
  ['X-Original-URL', '/nothing'],
  ['X-Rewrite-URL', '/nothing'],
  ['X-HTTP-Method-Override', 'DELETE'],
  ['X-Forwarded-Host', 'evil.example'],
  ['X-Forwarded-Proto', 'http'],
  ['X-Forwarded-Prefix', '//evil.example'],
  ['Forwarded', 'for=1.2.3.4;host="evil.example"'],
  ['Cookie', 'lang=pt; NEXT_LOCALE=pt'],
  ['Authorization', 'Bearer x'],
  ['__proto__', 'x'],
  ['constructor', 'x'],
];

/** One field that has, or wants to have, a say in an answer. */
const header: fc.Arbitrary<Header> = fc.oneof(
  { weight: 5, arbitrary: fc.tuple(fc.constant('Accept-Language'), acceptLanguage) },
  field('Accept-Encoding', 8, [
    'br',
    'br',
    'gzip, deflate, br, zstd',
    'gzip',
    'br;q=0',
    '*;q=0',
    '',
  ]),
  field('If-None-Match', 2, ['*', '"x"', 'W/"x", "y"', '"', ',']),
  field('If-Modified-Since', 1, ['Thu, 01 Jan 2099 00:00:00 GMT', 'yesterday']),
  field('If-Match', 1, ['*', '"x"']),
  field('Range', 1, ['bytes=0-10', 'bytes=9-1', 'bytes=-']),
  field('Cache-Control', 1, ['no-cache', 'max-age=0']),
  field('X-Request-Id', 1, ['abc-123', '{"a":1}', 'a'.repeat(65)]),
  field('X-Forwarded-For', 1, ['1.2.3.4', '::1, 10.0.0.1', 'unknown', ',']),
  field('Traceparent', 1, [`00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`]),
  field('Save-Data', 1, ['on', 'off']),
  { weight: 2, arbitrary: fc.constantFrom(...internal) },
);

/** Hosts as browsers send them, and such as two servers could read differently. */
export const host: fc.Arbitrary<string> = fc.oneof(
  { weight: 20, arbitrary: fc.constantFrom('www.example.test', 'localhost:3000', '[::1]:80') },
  { weight: 1, arbitrary: fc.constantFrom('', 'a b', 'a/en', 'user@a', 'a:999999', '<b>', '[::1') },
  { weight: 1, arbitrary: rubbish },
);

/** What nearly every client sends. */
const usual: fc.Arbitrary<Header[]> = fc.constantFrom(
  ...Array<Header[]>(4).fill([['Accept-Encoding', 'gzip, deflate, br, zstd']]),
  [],
);

/** The fields of a request in any mixture, some of them several times, some with another Host. */
export const headers: fc.Arbitrary<Header[]> = fc
  .tuple(
    host,
    usual,
    fc.array(header, { maxLength: 6 }),
    fc.oneof({ weight: 30, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: host }),
  )
  .map(([own, first, fields, second]): Header[] => [
    ['Host', own],
    ...first,
    ...fields,
    ...(second === undefined ? [] : [['host', second] as Header]),
  ]);
