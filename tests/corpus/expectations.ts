import { chunked, form, last, length, opening } from './bodies';
import { bare, get, getAndGoOn, type Kind, type Row } from './row';

const alone = (
  title: string,
  bytes: string,
  answers: Row['answers'],
  more: Partial<Row> = {},
): Row => ({
  title,
  bytes,
  answers,
  lang: 'en',
  ...more,
});

export const expectations: Kind = {
  name: 'bodies that do not come',
  rows: [
    ...['100-continue', '100-Continue', '100-continue, x'].map((value) =>
      alone(
        `Expect: ${value}`,
        opening('POST', '/en', `Expect: ${value}`, length(form)) + form + last,
        [100, 405, 301],
      ),
    ),
    alone('Expect: 100-continue without a body', get('/en', 'Expect: 100-continue'), [100, 200]),
    ...['nonsense', '200-ok', '100', '%00', '__proto__'].map((value) =>
      alone(`Expect: ${value}`, get('/en', `Expect: ${value}`), [bare(417)]),
    ),
    alone(
      'Expect: nonsense, with a body',
      opening('POST', '/en', 'Expect: x', length(form)) + form,
      [bare(417)],
    ),
    ...['POST', 'GET'].flatMap((method) => {
      const status = method === 'GET' ? 200 : 405;
      return [
        alone(
          `a body shorter than announced, with ${method}`,
          `${opening(method, '/en', 'Content-Length: 100')}short`,
          [status],
          { leaves: true },
        ),
        alone(
          `chunks that never end, with ${method}`,
          `${opening(method, '/en', chunked)}5\r\nhe`,
          [status],
          {
            leaves: true,
          },
        ),
      ];
    }),
    alone('a body that was not announced', getAndGoOn('/en') + form, [200, bare(400)]),
  ],
};
