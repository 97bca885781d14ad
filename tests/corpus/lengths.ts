import { type Expected, get, getRow, type Kind, type Row, withoutBody } from './row';

/** A target of so many octets that begins with a text. */
export const long = (start: string, length: number, filling = 'a'): string =>
  start + filling.repeat(Math.ceil(length / filling.length)).slice(0, length - start.length);

const most = 8000;

/** What an address of a length is answered, where one that is short enough is answered so. */
const answerTo = (length: number, short: number): Expected =>
  length <= most ? short : length < 32_000 ? 414 : withoutBody(431);

const octets = [7999, 8000, 8001, 9000, 16_384, 31_000, 33_000, 40_000, 100_000];

const addresses = octets.flatMap((length) =>
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
      getRow(String(target), answerTo(length, Number(status)), {
        title: `${title} of ${length} octets`,
      }),
  ),
);

export const lengths: Kind = {
  name: 'long addresses',
  rows: [
    ...addresses,
    getRow(`/${'a/'.repeat(3000)}`, 404),
    getRow(`/${'%61'.repeat(2600)}`, 404),
    getRow(`/en/${'%E2%9C%93'.repeat(800)}`, 404),
    getRow(`/${'a'.repeat(16_384)}`, 414),
    getRow(`/en?${'a'.repeat(16_384)}`, 414),
    getRow(`/${'/'.repeat(7000)}x`, 404),
    getRow(`${'/'.repeat(7000)}en`, 301, { like: get('/en/') }),
    getRow(`/en?${'a=1&'.repeat(1990)}`, 200, { like: get('/en') }),
    getRow(`/en/contact?${'plan=x&'.repeat(1100)}`, 200, { like: get('/en/contact') }),
    getRow(`/en/contact?${'&'.repeat(7900)}`, 200, { like: get('/en/contact') }),
    getRow(`/en/contact?${'%'.repeat(7900)}`, 200, { like: get('/en/contact') }),
  ],
};
