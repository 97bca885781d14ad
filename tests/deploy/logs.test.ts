import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { LogLine } from '../support/logLines';
import { startSite } from '../support/site';
import { runInToolbox } from './support/toolbox';

const site = await startSite({
  environment: { SITE_ORIGIN: 'https://www.example.com', LOG_LEVEL: 'info' },
});

const visits: [count: number, path: string, headers?: Record<string, string>][] = [
  [5, '/en'],
  [3, '/pt/contact'],
  [2, '/en/products'],
  [4, '/', { 'accept-language': 'pt' }],
  [1, '/pt/contact', { 'sec-purpose': 'prefetch' }],
  [1, '/pt//contact'],
  [3, '/en/nothing', { referer: 'https://other.example/links?a=1' }],
  [2, '/pt/nada', { referer: 'https://www.example.com/pt/contact?a=1' }],
  [1, '/gone'],
];
for (const [count, path, headers = {}] of visits)
  for (let times = 0; times < count; times += 1) await site.send({ path, headers });
const [first, ...others] = site.lines() as [LogLine, ...LogLine[]];
const contact = others.find(({ page }) => page === 'contact');
const lines = [
  { ...first, requestId: 'PUT-THE-ID-HERE' },
  ...others,
  { ...contact, ms: 50_000 },
  // The duration of an aborted request is not that of the page.
  { ...first, ms: 60_000, aborted: true },
  { level: 'error', msg: 'failed', requestId: 'planted' },
];
const log = lines.map((line) => `${JSON.stringify(line)}\n`).join('');

const document = readFileSync('docs/operations/logs.md', 'utf8');

/** Runs the commands of docs/operations/logs.md below a comment and returns their lines. */
const run = (comment: string): string[] => {
  const [, following = ''] = document.split(`\n# ${comment}`);
  const [, commands = ''] = /\n((?:jq .*\n)+)/.exec(following) ?? [];
  const { stdout, stderr } = runInToolbox(['sh', '-c', commands], { files: { 'site.log': log } });
  expect(stderr).toBe('');
  return stdout.trim().split('\n');
};

test('the command for slow pages lists the slowest first', () => {
  const rows = run('the slowest pages').map((row) => row.split('\t'));
  expect(rows.map(([page, lang, count]) => [page, lang, count])).toEqual([
    ['contact', 'pt', '5'],
    ['home', 'en', '5'],
  ]);
  expect(rows[0]?.at(-1)).toBe('50000');
});

test.each([
  ['the busiest redirects', ['4 /', '2 /{lang}/products', '1 spelling']],
  [
    'links to nothing',
    ['3 https://other.example\t/en/nothing', '2 /pt/contact\t/pt/nada', '1 -\t/gone'],
  ],
  // The aborted request counts too.
  ['readers by language', ['6 en', '5 pt']],
  ['which pages bring visitors to contact', ['4 -\t-\tvisit', '1 -\t-\tprefetch']],
])('the command for %s counts them', (comment, rows) => {
  expect(run(comment).map((row) => row.trim())).toEqual(rows);
});

test('the commands for errors and for one request find their lines', () => {
  const text = run('what went wrong, and one request by its id').join('');
  expect(text.match(/"requestId": "[^"]+"/g)).toEqual([
    '"requestId": "planted"',
    '"requestId": "PUT-THE-ID-HERE"',
  ]);
});
