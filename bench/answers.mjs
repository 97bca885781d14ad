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

/**
 * What is asked for; whether it is answered 304 to who has it, and whether nginx and Express are asked as well.
 * @type {{ kind: string, address: string, unchanged?: boolean, all?: boolean }[]}
 */
const kinds = [
  { kind: 'A page', address: '/en', all: true },
  { kind: 'A page that the client has (304)', address: '/en', unchanged: true },
  { kind: 'A redirect', address: '/en/products/telegram-manager' },
];

/**
 * The budget: answers a second as a part of bare Node's, and the most of its p99. A 304 has none: it is no answer of
 * the response cache.
 */
const budget = { logged: 0.4, silent: 0.55, p99: 2.5 };

const head = [
  '',
  'answers/s',
  '× bare',
  'p99',
  '× bare',
  'processor an answer',
  'answers per processor time × bare',
];

const row = ({ name, perSecond, speed, p99, slowness, cpu, cpuSpeed }) => [
  name,
  Math.round(perSecond).toLocaleString('en'),
  speed.toFixed(3),
  `${p99.toFixed(1)} ms`,
  slowness.toFixed(2),
  `${cpu.toFixed(1)} µs`,
  cpuSpeed.toFixed(3),
];

/** @param {any[]} results */
const isMet = ([, silent, logged]) =>
  silent.speed >= budget.silent &&
  logged.speed >= budget.logged &&
  Math.max(silent.slowness, logged.slowness) <= budget.p99;

/** The text of the section, and whether the budget is met. `node` is the program that all of them run in. */
export const bench = async ({ rounds, seconds, node }) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'jandaia-answers-'));
  const naive = path.join(root, 'dist/bench/naive.js');
  await buildForNode({
    outdir: path.dirname(naive),
    entryPoints: { naive: 'bench/baselines/naive.ts' },
  });

  /** @type {(settings: Record<string, string>, other?: { main: string, ready: string, args: string[] }) => ReturnType<typeof startSite>} */
  const start = (settings, other) => startSite({ wrap: serverCore, node, settings, ...other });
  const silent = await start({ LOG_LEVEL: 'silent' });
  const logged = await start({ LOG_LEVEL: 'info' });
  const express = { main: naive, ready: '/en', args: [] };
  const plain = await start({ LOG_LEVEL: 'silent' }, express);
  const compressed = await start({ LOG_LEVEL: 'silent', COMPRESS: 'yes' }, express);
  for (const { pid } of [silent, logged]) await untilIdle(pid);

  /**
   * One kind of answer: everybody who can give it, side by side.
   * @param {typeof kinds[number]} asked
   */
  const compareKind = async ({ kind, address, unchanged, all }) => {
    const own = await captureResponse(silent.origin + address, brotli);
    const etag = own.head[own.head.findIndex((name) => name.toLowerCase() === 'etag') + 1];
    const headers = unchanged ? { ...brotli, 'If-None-Match': etag } : brotli;
    const answer = await captureResponse(silent.origin + address, headers);
    const ANSWER = path.join(folder, 'answer.json');
    writeFileSync(ANSWER, JSON.stringify(answer));
    const main = path.join(root, 'bench/baselines/bare.mjs');
    const bare = await start({ ANSWER }, { main, ready: '/', args: [] });
    const nginx = all ? await startNginx({ answer, address, wrap: serverCore }) : undefined;
    const servers = Object.entries({
      'bare node:http': bare,
      'ours, without access log': silent,
      'ours, with access log': logged,
      ...(nginx && {
        'nginx, precompressed file': nginx,
        'naive Express': plain,
        'naive Express with compression': compressed,
      }),
    }).map(([name, { origin, pid }]) => ({ name, url: origin + address, pid, headers }));
    for (const { url } of servers) await captureResponse(url, headers);
    const onRound = (round) => console.error(`${kind}: round ${round + 1} of ${rounds}`);
    const results = await compare(servers, { rounds, seconds, onRound });
    await bare.stop();
    await nginx?.stop();
    return results;
  };

  const parts = [];
  let met = true;
  for (const kind of kinds) {
    const results = await compareKind(kind);
    met &&= kind.unchanged || isMet(results);
    parts.push(`### ${kind.kind}\n\n${table([head, ...results.map(row)])}`);
  }
  for (const { stop } of [silent, logged, plain, compressed]) await stop();
  rmSync(folder, { recursive: true, force: true });
  const version = execFileSync(node, ['--version'], { encoding: 'utf8' }).trim();
  const text = `All in Node ${version}, one process on one core, wrk with 64 connections on the other; ${rounds} alternating rounds of ${seconds} s, medians of the third of each one's rounds in which an answer took least processor time (p99: of all rounds), and their ratios. Bare node:http writes the same bytes and headers with Node's own defaults; ours starts as in production.\n\n${parts.join('\n\n')}`;
  writeSection(`Answers on Node ${Number.parseInt(version.slice(1), 10)}`, text);
  return { text, met };
};
