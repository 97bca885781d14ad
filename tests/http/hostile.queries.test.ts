import { describe, expect, test } from 'vitest';
import { promptly } from '../support/promptly';
import { startSite } from '../support/site';

const ask = promptly(await startSite());

const long = 'x'.repeat(4096);

const oddQueries = [
  ...[
    '?',
    '??',
    '???a',
    '?&',
    '?&&&=',
    '?=',
    '?=x',
    '?a',
    '?a&a&a',
    '?%',
    '?%zz',
    '?%00',
    '?%c0%af',
  ],
  ...['?a[]=1&a[]=2', '?a[b][c]=1', '?a[__proto__][x]=1', '?__proto__=1', '?constructor=1'],
  ...['?toString=1&valueOf=2', '?hasOwnProperty=x', '?__proto__[lang]=pt', '?prototype.lang=pt'],
  ...[
    '?lang',
    '?Lang=pt',
    '?lang[]=pt',
    '?lang=%00',
    '?sourcepage=/en',
    '?plan=Basic',
    '?subject=x',
  ],
  ...[
    '?sourcePage',
    '?sourcePage=',
    '?sourcePage[]=%2Fen',
    '?sourcePage=__proto__',
    '?plan=%F0%9F',
  ],
  ...[`?utm=${long}`, `?${long}=x`, `?sourcePage=${long}`, `?${'a=1&'.repeat(1000)}`],
  ...['?q=\'"<script>alert(1)</script>', '?q={{7*7}}', '?q=../../etc/passwd', '?q=|id'],
  ...[
    '?_data=routes',
    '?_rsc=1',
    '?__nextLocale=pt',
    '?__nextDataReq=1',
    '?_routes=x',
    '?preview=1',
  ],
];

describe('a query that a page does not know changes not a byte of it', () => {
  const pages = ['/en', '/pt', '/en/contact', '/pt/contact', '/privacy-policy?lang=pt'];

  test.each(oddQueries.map((query) => [query.slice(0, 60), query]))('%s', async (_title, query) => {
    for (const page of pages) {
      const plain = await ask(page);
      const odd = await ask(page.includes('?') ? `${page}&${query.slice(1)}` : page + query);
      expect(odd.status, page).toBe(200);
      expect(odd.body.equals(plain.body), page).toBe(true);
      expect(odd.headers['cache-control']).toBe(plain.headers['cache-control']);
    }
  });
});
