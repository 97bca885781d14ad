// From the start of the process to its first page, and until all pages are stored.
import { spawn } from 'node:child_process';
import { request } from 'node:http';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { root } from '../scripts/sources.mjs';
import { freePort } from './support/freePort.mjs';
import { median } from './support/load.mjs';
import { environment, nodeFlags } from './support/production.mjs';
import { table, writeSection } from './support/results.mjs';
import { end } from './support/site.mjs';

/** At most so long, in milliseconds. */
const budget = { first: 300, stored: 1500 };

const status = (port, address) =>
  new Promise((resolve) => {
    request({ host: '127.0.0.1', port, path: address, agent: false }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode));
    })
      .on('error', () => resolve(0))
      .end();
  });

const until200 = async (port, address, wait) => {
  while ((await status(port, address)) !== 200) await pause(wait);
};

const startOnce = async (node, wrap) => {
  const port = await freePort();
  const [program, ...args] = [...wrap, node, ...nodeFlags, path.join(root, 'dist/server/main.js')];
  const env = {
    PATH: process.env.PATH,
    ...environment,
    PORT: String(port),
    SITE_ORIGIN: 'https://www.example.com',
  };
  const begun = performance.now();
  const child = spawn(program, args, { cwd: path.join(root, 'bench'), env, stdio: 'ignore' });
  await until200(port, '/en', 2);
  const first = performance.now() - begun;
  await until200(port, '/readyz', 10);
  const stored = performance.now() - begun;
  await end(child);
  return { first, stored };
};

/** The text of the section, and whether the budget is met. */
export const bench = async ({ rounds, say, node }) => {
  const results = [];
  for (let round = 0; round < rounds; round += 1) {
    results.push(await startOnce(node, []));
    say(`start ${round + 1} of ${rounds}: first page after ${Math.round(results[round].first)} ms`);
  }
  const row = (name, key) => {
    const times = results.map((result) => result[key]);
    return [
      name,
      ...[median(times), Math.min(...times), Math.max(...times)].map(
        (ms) => `${Math.round(ms)} ms`,
      ),
    ];
  };
  const text = table([
    ['', 'median', 'least', 'most'],
    row('first 200', 'first'),
    row('all pages stored', 'stored'),
  ]);
  writeSection('Start', text);
  const met =
    median(results.map(({ first }) => first)) <= budget.first &&
    median(results.map(({ stored }) => stored)) <= budget.stored;
  return { text, met };
};
