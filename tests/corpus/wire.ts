import { otherProtocols } from './otherProtocols';
import { asked, bare, get, head, host, type Kind, type Row, reader, short } from './row';

/** What is no request line (RFC 9112, section 3), and gets headers behind it as if it were one. */
const lines = [
  ...['', ' ', 'GET', 'GET ', 'GET /en ', 'GET/en HTTP/1.1', 'GET\t/en\tHTTP/1.1'],
  ...[' GET /en HTTP/1.1', 'GET /en HTTP/1.1 ', 'GET /e n HTTP/1.1', 'GET en HTTP/1.1'],
  ...['GET /en HTTP/1.1 x', 'GET /en HTTP', 'GET /en HTTP/', 'GET /en HTTP/1', 'GET /en HTTP/1.'],
  ...['GET /en HTTP/.1', 'GET /en HTTP/9.9', 'GET /en HTTP/1.2', 'GET /en HTTP/3.0'],
  ...['GET /en HTTP/0.0', 'GET /en HTTP/01.1', 'GET /en HTTP/1.10', 'GET /en HTTP/-1.1'],
  ...['GET /en HTTP/1,1', 'GET /en HTTP/1.1.1', 'GET /en http/1.1', 'GET /en HTTPS/1.1'],
  ...['GET /en XTTP/1.1', 'GET /en HTTP 1.1', 'GET /en HTTP/1.\xb9', 'GET /en HTTP/ 1.1'],
  ...['GET /en SIP/2.0', 'GET /en ICE/1.0', 'HTTP/1.1 200 OK', 'HTTP/1.1 400 Bad Request'],
  ...['GARBAGE', '/en', '{}', '<html>', '\0\0\0\0', '\x16\x03\x01\x02', 'GET /en\0 HTTP/1.1'],
  ...['GET\0/en HTTP/1.1', 'GET /en\x0bHTTP/1.1', 'GET /en HTTP/1.1\0', 'Host: a'],
];

/** What Node's parser reads all the same, by what it must mean: the application has it, and answers it. */
const lenient = [
  ...['GET  /en HTTP/1.1', 'GET /en  HTTP/1.1', 'GET /en', 'GET /en HTTP/0.9', 'GET /en HTTP/2.0'],
  ...['GET /en RTSP/1.0'],
];

const refused = (title: string, bytes: string): Row => ({ title, bytes, answers: [bare(400)] });

const fine = (title: string, bytes: string, more: Partial<Row> = {}): Row => ({
  title,
  bytes,
  answers: [200],
  lang: 'en',
  like: get('/en'),
  ...more,
});

export const wire: Kind = {
  name: 'raw octets',
  rows: [
    ...lines.map((line) =>
      refused(`the line ${short(line)}`, head(line, host, 'Connection: close')),
    ),
    ...otherProtocols.map(([title, bytes]) => refused(`a greeting of ${title}`, bytes)),
    ...lenient.map((line) =>
      fine(`the line ${short(line)}, which is read`, head(line, host, reader, 'Connection: close')),
    ),
    {
      title: 'HTTP/0.9, which has no Host',
      bytes: 'GET /en\r\n\r\n',
      answers: [400],
    },
    fine(
      'a request for a web socket',
      head(
        'GET /en HTTP/1.1',
        host,
        reader,
        'Connection: Upgrade, close',
        'Upgrade: websocket',
        'Sec-WebSocket-Version: 13',
        'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==',
      ),
    ),
    ...['\r\n', '\r\n\r\n', '\n', '\r\n'.repeat(1000)].map((start) =>
      fine(`${short(start, 20)} before a request`, start + get('/en')),
    ),
    fine('HTTP/1.0', head('GET /en HTTP/1.0', host, reader)),
    fine('HTTP/1.0 without headers', 'GET /en HTTP/1.0\r\n\r\n'),
    fine('HTTP/1.0 that wants to go on', head('GET /en HTTP/1.0', host, 'Connection: x, close')),
    asked('*', 404),
  ],
};
