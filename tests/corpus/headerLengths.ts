import { long } from './lengths';
import { get, type Kind, type Row, withoutBody } from './row';

const header = (title: string, ...lines: string[]): Row => ({
  title,
  bytes: get('/en', ...lines),
  answers: [200],
  lang: 'en',
  like: get('/en'),
});

const tooLong = (title: string, ...lines: string[]): Row => ({
  title,
  bytes: get('/en', ...lines),
  answers: [withoutBody(431)],
});

const fits = [7999, 8000, 8001, 16_384, 31_000];
const doesNot = [33_000, 40_000, 100_000];

const names = 'X-Long Cookie Referer X-Forwarded-For X-Request-Id If-Modified-Since'.split(' ');

/** Values that cost a careless reader of theirs much more than their length. */
const costly: [name: string, part: string][] = [
  ['Accept-Charset', 'a;q=0.1,'],
  ['X-Forwarded-For', '1.2.3.4, '],
  ['Forwarded', 'for=1.2.3.4;host="a", '],
  ['Cookie', 'a=b; '],
  ['If-None-Match', '"a", '],
  ['If-None-Match', 'W/'],
  ['If-None-Match', '         '],
  ['Range', 'bytes=0-0,'],
  ['Cache-Control', 'no-cache, '],
  ['Cache-Control', ' ,'],
  ['Accept', '*/*;q=0.1,'],
];

/** Headers that the answer hangs on: as long as they like, it is one of those that there are. */
const read: [name: string, part: string][] = [
  ['Accept-Language', 'x-'],
  ['Accept-Language', 'en;q=0.001,'],
  ['Accept-Language', ' '],
  ['Accept-Language', 'pt ;'],
  ['Accept-Encoding', 'identity;q=1,'],
  ['Accept-Encoding', 'x;q=0.1;q=0.2;'],
  ['Accept-Encoding', ' ,;='],
];

const many = (count: number, line: (at: number) => string): string[] =>
  Array.from({ length: count }, (_, at) => line(at));

export const headerLengths: Kind = {
  name: 'long headers',
  behindProxy: true,
  rows: [
    ...names.flatMap((name) => [
      ...fits.map((length) =>
        header(`${name} of ${length} octets`, `${name}: ${'a'.repeat(length)}`),
      ),
      ...doesNot.map((length) =>
        tooLong(`${name} of ${length} octets`, `${name}: ${'a'.repeat(length)}`),
      ),
    ]),
    ...costly.map(([name, part]) =>
      header(`${name} of many ${part}`, `${name}: ${long('', 30_000, part)}`),
    ),
    ...read.map(([name, part]) => ({
      ...header(`${name} of many ${part}`, `${name}: ${long('', 30_000, part)}`),
      bytes: get('/en', `${name}: ${long('', 30_000, part)}`).replace(
        'Accept-Language: {reader}\r\n',
        '',
      ),
    })),
    header('a name of 30,000 octets', `X-${'a'.repeat(30_000)}: 1`),
    tooLong('a name of 40,000 octets', `X-${'a'.repeat(40_000)}: 1`),
    header('2,100 headers', ...many(2100, () => 'a: 1')),
    header('2,100 headers of different names', ...many(2100, (at) => `a${at}: 1`)),
    // Those that Node counts an octet for: as many as there can be.
    header('32,000 headers without a value', ...many(32_000, () => 'a:')),
    header('2,900 cookies', ...many(2900, (at) => `Cookie: ${at}`)),
    tooLong('20,000 headers', ...many(20_000, () => 'a: 1')),
    header('a header of 20,000 spaces', `X-Any:${' '.repeat(20_000)}`),
  ],
};
