import type { Random } from './random';
import { type Pool, request, type Shot } from './wellFormed';

const lines = [
  ...['GET  /en HTTP/1.1', 'GET /en', 'GET /e n HTTP/1.1', 'GET en HTTP/1.1', 'GET /en HTTP/9.9'],
  ...['get /en HTTP/1.1', 'GARBAGE', '', ' ', '\x16\x03\x01\x02\0', 'GET /\xff\xfe HTTP/1.1'],
  ...['GET /en\0 HTTP/1.1', 'GET /en HTTP/1.1 x', 'PRI * HTTP/2.0', 'OPTIONS * HTTP/1.1'],
  ...['CONNECT evil.example:443 HTTP/1.1', 'GET /en HTTP/1.0', 'GET / HTTP/0.9', 'GET * HTTP/1.1'],
  ...['\tGET /en HTTP/1.1', 'GET\t/en\tHTTP/1.1', `GET /${'a'.repeat(40_000)} HTTP/1.1`],
];

const fields = [
  ...['Host : a.example', ' Host: a.example', 'Host\0: a', 'X: a\0b', 'X: a\rb', 'X: a\nb', ': x'],
  ...[
    'X',
    'X: 1\r\n folded: 2',
    'Content-Length: 1, 2',
    'Content-Length: -1',
    'Content-Length: 1e9',
  ],
  ...['Content-Length: 5\r\nContent-Length: 6', 'Content-Length: 99999999999999999999'],
  ...[
    'Transfer-Encoding: gzip',
    'Transfer-Encoding: chunked, identity',
    'Transfer-Encoding: \x0bchunked',
  ],
  ...['Content-Length: 4\r\nTransfer-Encoding: chunked', 'Expect: 100-continue', 'Expect: 200-ok'],
  ...[
    'Connection: Upgrade\r\nUpgrade: websocket',
    'Upgrade: h2c',
    'Connection: \0',
    `X: ${'a'.repeat(40_000)}`,
  ],
  ...[
    'X: y\r\n'.repeat(2500),
    'X: \xff\x80',
    'Trailer: Host',
    'TE: trailers',
    'Connection: close, x',
  ],
];

const chunks = [
  ...[
    '5\r\nabc\r\n',
    'zz\r\n\r\n',
    '-1\r\nx\r\n',
    'ffffffffffffffff\r\n',
    '1;x="\r\n',
    '0\r\nHost: b\r\n',
  ],
  ...[
    '1\nx\n0\n\n',
    '1\r\nxy\r\n0\r\n\r\n',
    ' 1\r\nx\r\n',
    '0\r\n\r\nGET /en HTTP/1.1\r\nHost: a\r\n\r\n',
  ],
  ...[
    `1;${'x'.repeat(20_000)}\r\nx\r\n`,
    `0\r\n${'X: y\r\n'.repeat(3000)}\r\n`,
    '00000001\r\nx\r\n0\r\n\r\n',
  ],
];

const host = 'Host: a.example\r\n';

/** Some of the bytes replaced, left out, doubled, or others put between them. */
const mutate = (random: Random, text: string): string => {
  let bytes = text;
  for (let left = 1 + random.below(4); left > 0; left -= 1) {
    const at = random.below(bytes.length);
    const [before, after] = [bytes.slice(0, at), bytes.slice(at)];
    const any = String.fromCharCode(random.below(256));
    const change = random.below(4);
    if (change === 0) bytes = before + any + after.slice(1);
    else if (change === 1) bytes = before + any + after;
    else if (change === 2) bytes = before + after.slice(1 + random.below(8));
    else bytes = before + after.slice(0, random.below(40)) + after;
  }
  return bytes;
};

const rubbish = (random: Random): string =>
  Array.from({ length: 1 + random.below(300) }, () => String.fromCharCode(random.below(256))).join(
    '',
  );

type Kind = (random: Random, whole: string) => string;

const kinds: Kind[] = [
  mutate,
  mutate,
  mutate,
  (random) => `${random.pick(lines)}\r\n${random.chance(0.8) ? host : ''}\r\n`,
  (random) => `POST /en HTTP/1.1\r\n${host}${random.pick(fields)}\r\n\r\nabcdef`,
  (random) =>
    `POST /en HTTP/1.1\r\n${host}Transfer-Encoding: chunked\r\n\r\n${random.pick(chunks)}`,
  (random, whole) => whole.slice(0, random.below(whole.length)),
  rubbish,
];

/** How a client of malformed bytes goes: it says that it is done, or it is gone. */
export type Leaving = 'end' | 'reset';

/**
 * Bytes that are no HTTP, not wholly, or could be read in two ways, for a connection of their own. None of them
 * asks by HEAD: it could not be told where an answer ends.
 */
export const malformed = (random: Random, pool: Pool): Shot & { leaving: Leaving } => {
  const whole = request(random, pool, random.chance(0.7) ? 'GET' : 'POST');
  const bytes = random.pick(kinds)(random, whole);
  return { bytes, toHead: [], closes: true, leaving: random.chance(0.8) ? 'end' : 'reset' };
};
