import { get, getRow, type Kind, short } from './row';

const long = 'x'.repeat(4096);

/** Queries that a page does not know. */
const odd = [
  ...['?', '??', '???a', '?&', '?&&&=', '?=', '?=x', '?a', '?a&a&a', '?;', '?a;b', '?+', '?a=b=c'],
  ...['?%', '?%zz', '?%00', '?%c0%af', '?%0d%0a', '?%ed%a0%80', '?%u0041', '?#', '?/', '?\\', '?|'],
  ...['?__proto__=1', '?constructor=1', '?toString=1&valueOf=2', '?hasOwnProperty=x'],
  ...['?__proto__[lang]=pt', '?prototype.lang=pt', '?a[__proto__][x]=1', '?lang', '?lang=%00'],
  ...[
    '?Lang=pt',
    '?LANG=pt',
    '?lang%00=pt',
    '?%6cang%5b%5d=pt',
    '?lang[]=pt',
    '?lang%5B%5D=pt',
    '?lang.x=pt',
  ],
  ...['?lang[0]=pt', '?lang[$ne]=en', '?sourcepage=/en', '?plan=Basic', '?subject=x'],
  ...['?sourcePage', '?sourcePage=', '?sourcePage=__proto__', '?sourcePage=%00', '?plan=%F0%9F'],
  ...['?sourcePage=//evil.com', '?sourcePage=javascript:alert(1)', `?utm=${long}`, `?${long}=x`],
  ...[`?sourcePage=${long}`, `?${'a=1&'.repeat(1000)}`, '?q=\'"<script>alert(1)</script>'],
  ...['?q={{7*7}}', '?q=../../etc/passwd', '?q=|id', '?q=$(id)', "?q=1'or'1'='1"],
  ...['?q=%3Cscript%3E', '?q=</script><!--', '?q=`id`', '?q=%0aid', '?q=!!x'],
  ...['?utm_source=x&gclid=y&fbclid=z', '?v=1', '?amp=1', '?print=1', '?format=json'],
  ...['?callback=x', '?_data=routes', '?_rsc=1', '?__nextLocale=pt', '?__nextDataReq=1'],
  ...['?_routes=x', '?preview=1', '?_method=DELETE', '?debug=1', '?XDEBUG_SESSION=1', '?wc-ajax=x'],
  ...['?rest_route=/', '?next=/pt'],
];

/** Arrays, objects and brackets, as other servers read them out of a query. */
const brackets = [
  ...['?a[]=1&a[]=2', '?a[b][c]=1', '?a[0]=1&a[99999999]=2', '?a[-1]=1', '?a[]', '?a[', '?a]'],
  ...['?[]', '?[]=1', '?[a]=1', '?a[[b]]=1', '?a[b=1', '?a]b[=1', '?a[]=1&a=2&a[b]=3'],
  ...['?a%5Bb%5D=1', '?sourcePage[]=%2Fen', '?sourcePage[0]=ai-agents', '?sourcePage[a]=b'],
  ...['?plan[]=Basic', '?plano[x]=1', '?subject[]=x', '?subject[toString]=x', '?a={"b":1}'],
  ...['?{"a":1}', '?a=[1,2]', `?a${'[a]'.repeat(1500)}=1`, `?a${'['.repeat(3000)}`],
  ...[`?${'[]'.repeat(1500)}=1`, `?${'a[]=1&'.repeat(1000)}`, `?a[${long}]=1`, '?a.b.c=1'],
  ...['?a[b].c[d]=1', '?a,b=1', '?a=1,2'],
];

const pages =
  '/en /pt /en/contact /pt/contact /privacy-policy?lang=pt /nano-banana-api?lang=en'.split(' ');

const langOf = (page: string) => ({ lang: /pt/.test(page) ? 'pt' : 'en' }) as const;

export const queries: Kind = {
  name: 'queries',
  rows: [...odd, ...brackets].flatMap((query) =>
    pages.map((page) => {
      const target = page.includes('?') ? `${page}&${query.slice(1)}` : page + query;
      return getRow(target, 200, { title: short(query), like: get(page), ...langOf(page) });
    }),
  ),
};
