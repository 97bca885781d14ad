import { asked, bare, type Expected, get, type Kind, type Row } from './row';

/** A target of so many octets that begins with a text. */
const long = (start: string, length: number, filling = 'a'): string =>
  start + filling.repeat(Math.ceil(length / filling.length)).slice(0, length - start.length);

const most = 8000;

/** What an address of a length is answered, where one that is short enough is answered so. */
const answerTo = (length: number, short: number): Expected =>
  length <= most ? short : length < 32_000 ? 414 : bare(431);

const lengths = [7999, 8000, 8001, 9000, 16_384, 31_000, 33_000, 40_000, 100_000];

const addresses = lengths.flatMap((length) =>
  [
    ['an address', long('/', length), 404],
    ['an English address', long('/en/', length), 404],
    ['a Portuguese address', long('/pt/', length), 404],
    ['a query', long('/en?', length), 200],
    ['a query of a rule', long('/en/products?', length), 301],
    ['a query of the contact page', long('/pt/contact?sourcePage=', length), 200],
    ['an id', long('/en/tools/', length), 301],
    ['an address of segments', long('/', length, 'a/'), 404],
    ['an address of percents', long('/', length, '%'), 400],
    ['an address of dots', long('/', length, '../'), 404],
  ].map(
    ([title, target, status]): Row =>
      asked(String(target), answerTo(length, Number(status)), {
        title: `${title} of ${length} octets`,
      }),
  ),
);

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
  answers: [bare(431)],
});

const fits = [7999, 8000, 8001, 16_384, 31_000];
const doesNot = [33_000, 40_000, 100_000];

const names = [
  'X-Long',
  'Cookie',
  'Referer',
  'X-Forwarded-For',
  'X-Request-Id',
  'If-Modified-Since',
];

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

/** Addresses and headers at the limits of what is read, and beyond. */
export const sizes: Kind = {
  name: 'lengths',
  behindProxy: true,
  rows: [
    ...addresses,
    asked(long('/', 6002, 'a/'), 404),
    asked(long('/', 7801, '%61'), 404),
    asked(long('/en/', 7204, '%E2%9C%93'), 404),
    asked(`${'/'.repeat(7000)}x`, 404),
    asked(`${'/'.repeat(7000)}en`, 301),
    asked(`/en?${'a=1&'.repeat(1990)}`, 200, { like: get('/en') }),
    asked(`/en/contact?${'plan=x&'.repeat(1100)}`, 200, { like: get('/en/contact') }),
    asked(`/en/contact?${'&'.repeat(7900)}`, 200, { like: get('/en/contact') }),
    asked(`/en/contact?${'%'.repeat(7900)}`, 200, { like: get('/en/contact') }),
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
    header('5,000 headers', ...many(5000, () => 'a:')),
    tooLong('20,000 headers', ...many(20_000, () => 'a: 1')),
    header('a header of 20,000 spaces', `X-Any:${' '.repeat(20_000)}`),
  ],
};
