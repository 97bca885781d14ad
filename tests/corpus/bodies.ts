import { get, head, host, type Kind, type Row, reader } from './row';

export const length = (body: string): string => `Content-Length: ${body.length}`;
export const chunked = 'Transfer-Encoding: chunked';

/** A body in chunks of at most so many octets. */
const inChunks = (body: string, size: number): string => {
  const chunks = body.match(new RegExp(`[^]{1,${size}}`, 'g')) ?? [];
  return `${chunks.map((chunk) => `${chunk.length.toString(16)}\r\n${chunk}\r\n`).join('')}0\r\n\r\n`;
};

export const form = 'name=secret&lang=pt&sourcePage=/en&__proto__=1';
const json = '{"__proto__":{"lang":"pt"},"a":[[[[]]]],"secret":1}';
const parts =
  '--x\r\nContent-Disposition: form-data; name="a"; filename="../../x"\r\n\r\nsecret\r\n--x--\r\n';
const xml = '<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><x>&e;</x>';
const request = 'GET /smuggled HTTP/1.1\r\nHost: a\r\n\r\n';
const megabyte = 'x'.repeat(1024 * 1024);

const sent: [title: string, body: string, ...lines: string[]][] = [
  ['a form', form, 'Content-Type: application/x-www-form-urlencoded', length(form)],
  ['JSON', json, 'Content-Type: application/json', length(json)],
  ['broken JSON', '{"a":', 'Content-Type: application/json', length('{"a":')],
  ['several parts', parts, 'Content-Type: multipart/form-data; boundary=x', length(parts)],
  ['parts without a boundary', parts, 'Content-Type: multipart/form-data', length(parts)],
  ['XML', xml, 'Content-Type: application/xml', length(xml)],
  ['a type that is none', form, 'Content-Type: ;;;/', length(form)],
  ['what calls itself compressed', form, 'Content-Encoding: gzip', length(form)],
  ['another request', request, length(request)],
  ['nothing', '', 'Content-Length: 0'],
  ['one chunk', inChunks(form, 100), chunked],
  ['chunks of an octet', inChunks(form, 1), chunked],
  ['another request in chunks', inChunks(request, 7), chunked],
  ['a chunk with an extension', `5;a=b;c="d"\r\nhello\r\n0\r\n\r\n`, chunked],
  ['trailers', '5\r\nhello\r\n0\r\nSet-Cookie: x=1\r\nHost: b\r\n\r\n', chunked, 'Trailer: Host'],
  ['no chunk', '0\r\n\r\n', chunked],
  ['a megabyte', megabyte, length(megabyte)],
  ['a megabyte in chunks', inChunks(megabyte, 65_536), chunked],
  ['a thousand chunks', inChunks('x'.repeat(10_000), 10), chunked],
];

/** What answers methods and addresses, with a body as without. */
const targets = [
  ['POST', '/en/contact', 405],
  ['PUT', '/privacy-policy', 405],
  ['GET', '/en/contact', 200],
  ['GET', '/en/products', 301],
  ['GET', '/nothing', 404],
] as const;

const lang = (target: string): Pick<Row, 'lang'> =>
  target.startsWith('/en') ? { lang: 'en' } : {};

/** The head of a request that brings a body. */
export const opening = (method: string, target: string, ...lines: string[]): string =>
  head(`${method} ${target} HTTP/1.1`, host, reader, ...lines);

/** The last request of a connection: an answer to it says that what was before was read to its end. */
export const last = get('/en/products');

const rowsOf = ([title, body, ...lines]: (typeof sent)[number]): Row[] => [
  ...targets.map(
    ([method, target, status]): Row => ({
      title: `${title}, sent with ${method} to ${target}`,
      bytes: opening(method, target, ...lines) + body + last,
      answers: [status, 301],
      ...lang(target),
    }),
  ),
  {
    title: `${title}, sent with HEAD`,
    bytes: opening('HEAD', '/en', ...lines) + body + last.replace('GET', 'HEAD'),
    answers: [200, 301],
    head: true,
  },
];

export const bodies: Kind = {
  name: 'bodies sent to pages',
  rows: [...sent.flatMap(rowsOf)],
};
