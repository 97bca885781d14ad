import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import type { LogLine } from '../support/logLines';
import { startSite } from '../support/site';
import { folderInToolbox, inToolbox } from './support/toolbox';

/** The commands of docs/operations/logs.md by the comment above them. */
const commands = new Map(
  [
    ...(
      /```sh\n([\s\S]*?)```/.exec(readFileSync('docs/operations/logs.md', 'utf8'))?.[1] ?? ''
    ).matchAll(/^# (.*)\n((?:jq .*\n)+)/gm),
  ].map(([, comment = '', lines = '']) => [comment, lines.trim().split('\n')] as const),
);

const { outside, inside } = folderInToolbox();

/** Runs a command of that document beside `site.log` and returns its lines. */
const run = (comment: string, which = 0, id = ''): string[] => {
  const command = commands.get(comment)?.[which]?.replace('PUT-THE-ID-HERE', id);
  if (!command) throw new Error(`docs/operations/logs.md has no command under: ${comment}`);
  const [program, args] = inToolbox('sh', '-c', `cd ${inside} && ${command}`);
  return execFileSync(program, args, { encoding: 'utf8' }).split('\n').filter(Boolean);
};

const visits: [count: number, path: string, headers?: Record<string, string>][] = [
  [30, '/en'],
  [20, '/pt/contact'],
  [7, '/en/products'],
  [9, '/', { 'accept-language': 'pt' }],
  [3, '/pt//contact'],
  [4, '/en/nothing', { referer: 'https://other.example/links?a=1' }],
  [2, '/pt/nada', { referer: 'https://www.example.com/pt/contact?a=1' }],
  [1, '/gone'],
];

const site = await startSite({
  environment: { SITE_ORIGIN: 'https://www.example.com', LOG_LEVEL: 'info' },
});

let lines: LogLine[];
beforeAll(async () => {
  for (const [count, target, headers = {}] of visits)
    for (let times = 0; times < count; times += 1) await site.send({ path: target, headers });
  lines = site.lines();
  const slow = lines.find(({ page }) => page === 'contact') as LogLine;
  lines.push({ ...slow, ms: 50_000 });
  // The duration of an aborted request is not that of the page.
  lines.push({ ...(lines[0] as LogLine), ms: 60_000, aborted: true });
  lines.push({ level: 'error', msg: 'failed', requestId: 'planted' });
  writeFileSync(
    path.join(outside, 'site.log'),
    lines.map((line) => `${JSON.stringify(line)}\n`).join(''),
  );
});

test('the command for slow pages lists the slowest first', () => {
  const rows = run(
    'the slowest pages: requests, median, 99th percentile and longest, in milliseconds',
  ).map((row) => row.split('\t'));
  expect(rows.map(([page, lang, count]) => [page, lang, count])).toEqual([
    ['contact', 'pt', '21'],
    ['home', 'en', '30'],
  ]);
  expect(rows[0]?.at(-1)).toBe('50000');
});

test.each([
  ['the busiest redirects, by rule', ['9 /', '7 /{lang}/products', '3 spelling']],
  [
    'links to nothing: how often, where they stand, where they lead',
    ['4 https://other.example\t/en/nothing', '2 /pt/contact\t/pt/nada', '1 -\t/gone'],
  ],
  // The aborted request counts too.
  ['readers by language', ['31 en', '21 pt']],
])('the command for %s counts them', (comment, rows) => {
  expect(run(comment).map((row) => row.trim())).toEqual(rows);
});

test('the commands for errors and for one request find their lines', () => {
  const comment = 'what went wrong, and one request by its id';
  expect(JSON.parse(run(comment).join(''))).toMatchObject({ level: 'error', requestId: 'planted' });
  const third = lines[2];
  expect(JSON.parse(run(comment, 1, String(third?.['requestId'])).join(''))).toEqual(third);
});
