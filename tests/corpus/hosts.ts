import { get, head, type Kind, type Row, reader, withoutBody } from './row';

/** Hosts that two servers could read differently. */
const bad: [title: string, ...lines: string[]][] = [
  ['twice', 'Host: a.example', 'Host: b.example'],
  ['twice the same', 'Host: a.example', 'host: a.example'],
  ['three times', 'Host: a.example', 'HOST: b.example', 'hOsT: c.example'],
  ['twice, once empty', 'Host:', 'Host: a.example'],
  ['twice, the second empty', 'Host: a.example', 'Host:'],
  [
    'twice, behind other headers',
    'Host: a.example',
    ...Array(2500).fill('a: 1'),
    'Host: b.example',
  ],
  ['behind other headers, twice', ...Array(2500).fill('a: 1'), 'Host: a', 'Host: b.example'],
  ['with a path', 'Host: a.example/en'],
  ['with a query', 'Host: a.example?x'],
  ['with a fragment', 'Host: a.example#x'],
  ['with a user', 'Host: user@a.example'],
  ['with a user and a password', 'Host: a.example:80@evil.com'],
  ['with a space', 'Host: a example'],
  ['with a tab', 'Host: a\texample'],
  ['with a comma', 'Host: a.example, b.example'],
  ['with a semicolon', 'Host: a.example;b'],
  ['with a wrong port', 'Host: a.example:abc'],
  ['with a huge port', 'Host: a.example:999999'],
  ['with a negative port', 'Host: a.example:-1'],
  ['with two ports', 'Host: a.example:80:80'],
  ['with a port alone', 'Host: :80'],
  ['with a backslash', 'Host: a.example\\b'],
  ['with a tag', 'Host: <script>'],
  ['with a quote', 'Host: "a.example"'],
  ['with an apostrophe', "Host: a'b"],
  ['with an open bracket', 'Host: [::1'],
  ['with a bracket too many', 'Host: [::1]]'],
  ['with a zone', 'Host: [fe80::1%25eth0]'],
  ['with words in brackets', 'Host: [evil.com]'],
  ['with a percent', 'Host: a%2eexample'],
  ['with a line end, encoded', 'Host: a.example%0d%0ax'],
  ['with a scheme', 'Host: http://a.example'],
  ['with letters beyond ASCII', 'Host: \xe9vil.com'],
  ['with letters beyond ASCII, in UTF-8', 'Host: \xc3\xa9vil.com'],
  ['with a star', 'Host: *'],
  ['with a template', 'Host: {{7*7}}'],
  ['of 254 letters', `Host: ${'a'.repeat(254)}`],
  ['of 8,000 letters', `Host: ${'a'.repeat(8000)}`],
  ['missing'],
  ['missing, but forwarded', 'X-Forwarded-Host: a.example'],
];

/** Hosts that are no header, or no header any more. */
const broken: [title: string, ...lines: string[]][] = [
  ['before a space and a colon', 'Host : a.example'],
  ['after a space', 'X-Any: 1', ' Host: a.example'],
  ['folded', 'Host: a.example', ' b.example'],
  ['with NUL', 'Host: a.example\0b'],
  ['with CR alone', 'Host: a.example\rX: y'],
  ['with LF alone', 'Host: a.example\nX: y'],
  ['without a colon', 'Host a.example'],
];

const targets = ['/en', '/pt/products', '/nothing', '/', '/favicon.svg', '/%zz', '/robots.txt'];

const rowOf = (title: string, line: string, lines: string[], answers: Row['answers']): Row => ({
  title,
  bytes: head(line, ...lines, reader, 'Connection: close'),
  answers,
});

export const hosts: Kind = {
  name: 'a Host that two servers could read differently',
  rows: [
    ...bad.flatMap(([title, ...lines]) =>
      targets.map((target) => rowOf(title, `GET ${target} HTTP/1.1`, lines, [400])),
    ),
    ...bad.map(([title, ...lines]) => rowOf(title, 'POST /en HTTP/1.1', lines, [400])),
    ...bad.map(
      ([title, ...lines]): Row => ({
        ...rowOf(title, 'HEAD /en HTTP/1.1', lines, [400]),
        head: true,
      }),
    ),
    ...broken.map(([title, ...lines]) =>
      rowOf(title, 'GET /en HTTP/1.1', lines, [withoutBody(400)]),
    ),
    { ...rowOf('empty', 'GET /en HTTP/1.1', ['Host:'], [200]), lang: 'en', like: get('/en') },
    {
      ...rowOf('missing in HTTP/1.0', 'GET /en HTTP/1.0', [], [200]),
      lang: 'en',
      like: get('/en'),
    },
    rowOf('twice in HTTP/1.0', 'GET /en HTTP/1.0', ['Host: a', 'Host: b'], [400]),
  ],
};
