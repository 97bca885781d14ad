import { METHODS } from 'node:http';
import { languageOf } from '../support/addresses';
import { head, host, type Kind, type Row, reader, short, withoutBody } from './row';

/** What other servers answer, and this one does not: the standard ones, of WebDAV, of UPnP and of caches. */
const others = [
  ...['POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE', 'PATCH', 'PROPFIND', 'PROPPATCH', 'MKCOL'],
  ...['COPY', 'MOVE', 'LOCK', 'UNLOCK', 'SEARCH', 'BIND', 'REBIND', 'UNBIND', 'ACL', 'REPORT'],
  ...['MKACTIVITY', 'CHECKOUT', 'MERGE', 'M-SEARCH', 'NOTIFY', 'SUBSCRIBE', 'UNSUBSCRIBE', 'PURGE'],
  ...['MKCALENDAR', 'LINK', 'UNLINK', 'SOURCE', 'QUERY'],
];

/** What is no method, or none that an HTTP parser knows. */
const unknown = [
  ...['get', 'Get', 'gET', 'head', 'FOO', 'GETS', 'GE', 'G', 'POSTGET', 'TRACK', 'DEBUG', 'BAN'],
  ...['-', 'PRI', 'CONNECTX', 'GET,POST', 'GET/', '"GET"', '<GET>', 'GET\0', 'G\xcbT', '%47ET'],
  ...['__proto__', 'constructor', 'RTSP', 'VERSION-CONTROL', 'BASELINE-CONTROL', 'A'.repeat(8000)],
  ...['1'.repeat(30_000)],
];

const targets = [
  ...['/', '/en', '/pt/contact', '/en/products', '/nothing', '/favicon.svg', '/robots.txt'],
  ...['/healthz', '/readyz', '/assets/x.js', '/privacy-policy?lang=pt', '/EN/'],
];

/** Headers by which other servers take one method for another. */
const overrides = ['X-HTTP-Method-Override', 'X-HTTP-Method', 'X-Method-Override'];

const request = (method: string, target: string, ...lines: string[]): string =>
  head(`${method} ${target} HTTP/1.1`, host, reader, ...lines, 'Connection: close');

const row = (
  method: string,
  target: string,
  answer: Row['answers'][number],
  ...lines: string[]
): Row => ({
  title: short(`${method} ${lines.join(', ')}`.trim()),
  bytes: request(method, target, ...lines),
  answers: [answer],
  // At the address of a bilingual page a query names the language; of what is not answered, it names none.
  ...languageOf(target),
});

export const methods: Kind = {
  name: 'methods',
  rows: [
    ...others.flatMap((method) =>
      targets.map((target) =>
        row(method, target, METHODS.includes(method) ? 405 : withoutBody(400)),
      ),
    ),
    ...unknown.map((method) => row(method, '/en', withoutBody(400))),
    // What TRACE would give back.
    row(
      'TRACE',
      '/en',
      405,
      'Cookie: secret=1',
      'Authorization: Basic c2VjcmV0',
      'Max-Forwards: 0',
    ),
    row('OPTIONS', '/en', 405, 'Origin: https://evil.com', 'Access-Control-Request-Method: PUT'),
    ...overrides.flatMap((name) => [
      row('POST', '/en', 405, `${name}: GET`),
      row('PUT', '/', 405, `${name}: HEAD`),
      { ...row('GET', '/en', 200, `${name}: DELETE`), like: request('GET', '/en') },
      { ...row('GET', '/en/products', 301, `${name}: POST`), like: request('GET', '/en/products') },
    ]),
    row('OPTIONS', '*', 405),
    row('GET', '*', 404),
    row('POST', '*', 405),
    ...['/', '/en', '/en/products', '/nothing', '/favicon.svg', '/%zz'].map(
      (target): Row => ({
        ...row('HEAD', target, 0),
        answers: [{ '/': 302, '/en/products': 301, '/nothing': 404, '/%zz': 400 }[target] ?? 200],
        head: true,
      }),
    ),
  ],
};
