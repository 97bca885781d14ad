import { get, getRow, head, host, type Kind, type Row, reader, withoutBody } from './row';

const smuggled = get('/smuggled');

/** A request that Node's parser refuses, as the first of a connection; what follows it is never answered. */
const refused = (title: string, status: number, ...lines: string[]): Row => ({
  title,
  bytes: head(...lines) + smuggled,
  answers: [withoutBody(status)],
});

const post = (title: string, ...lines: string[]): Row =>
  refused(title, 400, 'POST /en HTTP/1.1', host, ...lines);

const fine = (title: string, ...lines: string[]): Row => ({
  title,
  bytes: head(...lines),
  answers: [200],
  lang: 'en',
  like: get('/en'),
});

const upgrade = ['Connection: Upgrade, close', 'Upgrade: websocket', 'Sec-WebSocket-Version: 13'];

/** One row for each kind of what is no HTTP, or what two servers could read differently. Node decides the others. */
export const wire: Kind = {
  name: 'raw octets',
  rows: [
    refused('no request line', 400, 'GARBAGE'),
    refused('a greeting of TLS', 400, '\x16\x03\x01\x00\xa5\x01\x00\x00\xa1\x03\x03'),
    refused('a version that is none', 400, 'GET /en HTTP/9.9', host),
    refused('a header with NUL', 400, 'GET /en HTTP/1.1', host, 'X: \0'),
    refused('40,000 octets of header', 431, 'GET /en HTTP/1.1', host, `X: ${'a'.repeat(40_000)}`),
    post('two lengths', 'Content-Length: 1', 'Content-Length: 2'),
    post('a length and chunks', 'Content-Length: 6', 'Transfer-Encoding: chunked'),
    fine('a request for a web socket', 'GET /en HTTP/1.1', host, reader, ...upgrade),
    fine('HTTP/1.0', 'GET /en HTTP/1.0', host, reader),
    getRow('*', 404),
  ],
};
