import { bare, get, head, host, type Kind, type Row, reader, short } from './row';

/** What would be answered if a body were cut where another server cuts it. */
const smuggled = get('/smuggled');

const post = (...lines: string[]): string => head('POST /en HTTP/1.1', host, reader, ...lines);

const chunked = 'Transfer-Encoding: chunked';

/** Bodies in two ways at once, or in a way that two servers read differently: no request at all. */
const unclear: [title: string, ...lines: string[]][] = [
  ['a length, then chunks', 'Content-Length: 5', chunked],
  ['chunks, then a length', chunked, 'Content-Length: 5'],
  ['a length of nothing and chunks', 'Content-Length: 0', chunked],
  ['two lengths', 'Content-Length: 5', 'Content-Length: 6'],
  ['the same length twice', 'Content-Length: 5', 'Content-Length: 5'],
  ...[
    ...['5, 5', '5, 6', '5 5', '+5', '-1', '0x5', '1e3', '5.0', '5;', '', '\xb2', 'five', '5\t5'],
    ...["'5'"],
  ].map((value): [string, string] => [`a length of ${short(value)}`, `Content-Length: ${value}`]),
  ['a length beyond every number', 'Content-Length: 99999999999999999999999'],
  ['a length of 2^64', 'Content-Length: 18446744073709551616'],
  ['chunks, twice', chunked, chunked],
  ...[
    ...['chunked, identity', 'chunked, chunked', 'chunked, gzip', ', chunked,', '\x0bchunked'],
    ...['\0chunked', 'chunked\0', 'chu\rnked'],
  ].map((value): [string, string] => [`the coding ${short(value)}`, `Transfer-Encoding: ${value}`]),
  ['chunks before a space', 'Transfer-Encoding : chunked'],
  ['chunks in a line that goes on', 'Transfer-Encoding:', ' chunked'],
  ['a length before a space', 'Content-Length : 5'],
  ['a length and chunks before a space', 'Content-Length: 5', 'Transfer-Encoding : chunked'],
  ['a length and a coding that is none', 'Content-Length: 5', 'Transfer-Encoding: xchunked'],
  ['a length and chunks behind NUL', 'Content-Length: 5', 'Transfer-Encoding: \0chunked'],
];

/** Codings that nobody knows: Node has the head answered before it finds no end of the body, and ends the connection. */
const codings = ['xchunked', 'chunkedx', 'identity', 'gzip', '"chunked"', 'chunked;x', 'gzip, br'];

/** Chunks that are none. What is before them is a request, and has its answer; nothing behind them is read. */
const rubbish: [title: string, body: string][] = [
  ['a size that is none', 'zz\r\nhello\r\n0\r\n\r\n'],
  ['a negative size', '-5\r\nhello\r\n0\r\n\r\n'],
  ['a size with a sign', '+5\r\nhello\r\n0\r\n\r\n'],
  ['a size with a prefix', '0x5\r\nhello\r\n0\r\n\r\n'],
  ['a huge size', 'fffffffffffffffff\r\nhello\r\n0\r\n\r\n'],
  ['a size beyond every number', `${'f'.repeat(1000)}\r\nhello\r\n0\r\n\r\n`],
  ['an empty size', '\r\nhello\r\n0\r\n\r\n'],
  ['a size before a space', '5 \r\nhello\r\n0\r\n\r\n'],
  ['a size behind a space', ' 5\r\nhello\r\n0\r\n\r\n'],
  ['a size in octets of no kind', '\xb5\r\nhello\r\n0\r\n\r\n'],
  ['more than the size', '5\r\nhello!\r\n0\r\n\r\n'],
  ['less than the size', '5\r\nhell\r\n0\r\n\r\n'],
  ['no line end behind a chunk', '5\r\nhello0\r\n\r\n'],
  ['LF alone behind a size', '5\nhello\r\n0\r\n\r\n'],
  ['CR alone behind a size', '5\rhello\r\n0\r\n\r\n'],
  ['LF alone behind a chunk', '5\r\nhello\n0\r\n\r\n'],
  ['LF alone behind the last', '5\r\nhello\r\n0\n\n'],
  ['an extension with NUL', '5;\0\r\nhello\r\n0\r\n\r\n'],
  ['an extension with CR', '5;a\rb\r\nhello\r\n0\r\n\r\n'],
  ['an extension with LF', '5;a\nb\r\nhello\r\n0\r\n\r\n'],
  ['a flood of extension', `5;${'a'.repeat(20_000)}\r\nhello\r\n0\r\n\r\n`],
  ['a flood of extensions', `5${';a=b'.repeat(20_000)}\r\nhello\r\n0\r\n\r\n`],
  ['a trailer that is none', '5\r\nhello\r\n0\r\nSet-Cookie\r\n\r\n'],
  ['a trailer with NUL', '5\r\nhello\r\n0\r\nX: \0\r\n\r\n'],
  ['a flood of trailers', `0\r\n${'X: 1\r\n'.repeat(40_000)}\r\n`],
  ['a trailer of 40,000 octets', `0\r\nX: ${'a'.repeat(40_000)}\r\n\r\n`],
  ['a trailer with a length', '0\r\nContent-Length: 5\r\n\r\nhello'],
  ['a trailer with a coding', '0\r\nTransfer-Encoding: x\r\n\r\nhello'],
  ['no chunk at all', 'hello'],
];

/** Chunks with all that they may have. */
const fine: [title: string, body: string][] = [
  ['zeros before the size', '00000005\r\nhello\r\n0\r\n\r\n'],
  ['a size in capitals', 'A\r\nhellohello\r\n000\r\n\r\n'],
  ['a long extension to each of many', `${`1;${'a'.repeat(500)}\r\nx\r\n`.repeat(40)}0\r\n\r\n`],
  ['trailers of other names', '0\r\nHost: b\r\nCookie: a=b\r\n__proto__: x\r\n\r\n'],
  ['an extension', '5;name="value"\r\nhello\r\n0;last\r\n\r\n'],
];

export const framing: Kind = {
  name: 'bodies that two servers could cut in two ways',
  rows: [
    ...unclear.flatMap(([title, ...lines]): Row[] =>
      ['5\r\nhello\r\n0\r\n\r\n', 'hello', ''].map((body) => ({
        title,
        bytes: post(...lines) + body + smuggled,
        answers: [bare(400)],
      })),
    ),
    ...codings.flatMap((coding): Row[] =>
      ['5\r\nhello\r\n0\r\n\r\n', 'hello', ''].map((body) => ({
        title: `the coding ${coding}`,
        bytes: post(`Transfer-Encoding: ${coding}`) + body + smuggled,
        answers: [405],
        lang: 'en',
      })),
    ),
    ...rubbish.map(
      ([title, body]): Row => ({
        title: `chunks with ${title}`,
        bytes: post(chunked) + body + smuggled,
        answers: [405],
        lang: 'en',
      }),
    ),
    ...fine.map(
      ([title, body]): Row => ({
        title: `chunks with ${title}`,
        bytes: post(chunked) + body + get('/en'),
        answers: [405, 200],
        lang: 'en',
      }),
    ),
  ],
};
