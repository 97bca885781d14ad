// Answers a second: what the server has stored beside bare Node, the naive Express and nginx, in one run.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildForNode } from '../scripts/build/esbuild.mjs';
import { root } from '../scripts/sources.mjs';
import { startNginx } from './baselines/nginx.mjs';
import { captureResponse } from './support/captureResponse.mjs';
import { serverCore, untilIdle } from './support/load.mjs';
import { table, writeSection } from './support/results.mjs';
import { compare } from './support/rounds.mjs';
import { startSite } from './support/site.mjs';

const brotli = { 'Accept-Encoding': 'br' };

/** What is asked for, and whether it is answered 304 to who has it. */
const kinds = [
  { kind: 'a page', address: '/en' },
  { kind: 'a page that the client has (304)', address: '/en', unchanged: true },
  { kind: 'a redirect', address: '/en/products/telegram-manager' },
];

/** The budget: answers a second as a part of bare Node's, and the most of its p99. */
const budget = { logged: 0.75, silent: 0.95, p99: 1.3 };

const headersOf = async (origin, { address, unchanged }) => {
  if (!unchanged) return brotli;
  const { head } = await captureResponse(origin + address, brotli);
  return { ...brotli, 'If-None-Match': head[head.indexOf('ETag') + 1] };
};

const buildNaive = async () => {
  const out = path.join(root, 'dist/bench');
  await buildForNode({ outdir: out, entryPoints: { naive: 'bench/baselines/naive.ts' } });
  return path.join(out, 'naive.js');
};

const startBare = (folder, answer, node) => {
  const file = path.join(folder, `${Math.random()}.json`);
  writeFileSync(file, JSON.stringify(answer));
  const main = path.join(root, 'bench/baselines/bare.mjs');
  return startSite({
    main,
    node,
    wrap: serverCore,
    args: [],
    settings: { ANSWER: file },
    ready: '/',
  });
};

const row = ({ name, perSecond, speed, p99, slowness, cpu, cpuSpeed }) => [
  name,
  Math.round(perSecond).toLocaleString('en'),
  speed.toFixed(3),
  `${p99.toFixed(1)} ms`,
  slowness.toFixed(2),
  `${cpu.toFixed(1)} µs`,
  cpuSpeed.toFixed(3),
];

const head = [
  '',
  'answers/s',
  '× bare',
  'p99',
  '× bare',
  'processor an answer',
  'answers per processor time × bare',
];

/** One kind of answer: everybody who can give it, side by side. */
const compareKind = async (kind, { silent, logged, folder, others, node, settings }) => {
  const url = kind.address;
  const headers = await headersOf(silent.origin, kind);
  const answer = await captureResponse(silent.origin + url, headers);
  const bare = await startBare(folder, answer, node);
  const nginx =
    others.length > 0 ? await startNginx({ answer, address: url, wrap: serverCore }) : undefined;
  const all = [
    ['bare node:http', bare],
    ['ours, without access log', silent],
    ['ours, with access log', logged],
    ...(nginx ? [['nginx, precompressed file', nginx], ...others] : []),
  ];
  for (const [, server] of all) await captureResponse(server.origin + url, headers);
  const baselines = all.map(([name, { origin, pid }]) => ({
    name,
    url: origin + url,
    pid,
    headers,
  }));
  const results = await compare(baselines, settings);
  await bare.stop();
  await nginx?.stop();
  return results;
};

/** @param {any[]} results */
const isMet = ([, silent, logged]) =>
  silent.speed >= budget.silent &&
  logged.speed >= budget.logged &&
  silent.slowness <= budget.p99 &&
  logged.slowness <= budget.p99;

/** The text of the section, and whether the budget is met. `node` is the program that all of them run in. */
export const bench = async ({ rounds, seconds, say, node }) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'jandaia-answers-'));
  /** @type {(settings: Record<string, string>, main?: string) => ReturnType<typeof startSite>} */
  const start = (settings, main) =>
    startSite({ wrap: serverCore, node, settings, ...(main && { main, args: [], ready: '/en' }) });
  const naive = await buildNaive();
  const silent = await start({ LOG_LEVEL: 'silent' });
  const logged = await start({ LOG_LEVEL: 'info' });
  const plain = await start({ LOG_LEVEL: 'silent' }, naive);
  const compressed = await start({ LOG_LEVEL: 'silent', COMPRESS: 'yes' }, naive);
  await untilIdle(silent.pid);
  await untilIdle(logged.pid);
  const others = [
    ['naive Express', plain],
    ['naive Express with compression', compressed],
  ];
  const parts = [];
  let met = true;
  for (const [at, kind] of kinds.entries()) {
    const onRound = (round) => say(`${kind.kind}: round ${round + 1} of ${rounds}`);
    const settings = { rounds, seconds, onRound };
    const results = await compareKind(kind, {
      silent,
      logged,
      folder,
      node,
      settings,
      others: at === 0 ? others : [],
    });
    met &&= isMet(results);
    parts.push(
      `### ${kind.kind.charAt(0).toUpperCase()}${kind.kind.slice(1)}\n\n${table([head, ...results.map(row)])}`,
    );
  }
  for (const { stop } of [silent, logged, plain, compressed]) await stop();
  rmSync(folder, { recursive: true, force: true });
  const version = execFileSync(node, ['--version'], { encoding: 'utf8' }).trim();
  const text = `All in Node ${version}, one process on one core, wrk with 64 connections on the other; ${rounds} alternating rounds of ${seconds} s, medians of the third of each one's rounds in which an answer took least processor time (p99: of all rounds), and their ratios. Bare node:http writes the same bytes and headers with Node's own defaults; ours starts as in production.\n\n${parts.join('\n\n')}`;
  writeSection(`Answers on Node ${Number.parseInt(version.slice(1), 10)}`, text);
  return { text, met };
};
