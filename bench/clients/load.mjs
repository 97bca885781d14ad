// A load as of an ordinary day: so many requests a second, come what may, on connections that stay.
import { Agent, request } from 'node:http';
import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';

/** Requests a second, and how many at once at most. */
const rate = 200;
const connections = 32;

/** What most visitors ask for. */
const targets = ['/en', '/pt', '/', '/pt/contact', '/en/products/ocr-document-pro', '/en/products'];

const ask = (port, path, agent) =>
  new Promise((resolve) => {
    const start = performance.now();
    const done = (ok) => resolve({ ok, ms: performance.now() - start });
    const headers = { 'accept-encoding': 'br', 'accept-language': 'pt-BR' };
    const options = { host: '127.0.0.1', port, path, headers, agent, timeout: 10_000 };
    const sent = request(options, (response) => {
      response
        .on('end', () => done((response.statusCode ?? 500) < 400))
        .on('error', () => done(false));
      response.resume();
    });
    sent.on('timeout', () => sent.destroy()).on('error', () => done(false));
    sent.end();
  });

const at = (sorted, share) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];

/**
 * Keeps a load on a server until a promise has settled: requests, failures, and the middle, 99th percentile and
 * longest of their times in milliseconds. They begin by the clock, not when the one before has been answered: a
 * server that stands still is asked on, as it is by visitors.
 */
export const during = async (port, work) => {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const asked = [];
  let working = true;
  const outcome = work.finally(() => {
    working = false;
  });
  const start = performance.now();
  while (working) {
    const due = ((performance.now() - start) * rate) / 1000;
    while (asked.length < due) asked.push(ask(port, targets[asked.length % targets.length], agent));
    await pause(1);
  }
  const answers = await Promise.all(asked);
  agent.destroy();
  const sorted = answers.map(({ ms }) => ms).sort((a, b) => a - b);
  return {
    outcome: await outcome,
    requests: sorted.length,
    failed: answers.filter(({ ok }) => !ok).length,
    median: at(sorted, 0.5),
    p99: at(sorted, 0.99),
    longest: sorted.at(-1),
  };
};
