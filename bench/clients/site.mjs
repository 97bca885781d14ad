// The server as in production, that says how large its heap is when it is asked.
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { serverCore } from '../support/load.mjs';
import { nodeFlags } from '../support/production.mjs';
import { startSite } from '../support/site.mjs';

const planted = `process.on('SIGUSR2', () => {
  gc();
  process.stderr.write('heap ' + process.memoryUsage().heapUsed + '\\n');
});`;

const module = `data:text/javascript,${encodeURIComponent(planted)}`;

/** How many sockets a process holds (Linux): a client that reads nothing cannot tell when its own is gone. */
const socketsOf = (pid) =>
  readdirSync(`/proc/${pid}/fd`).filter((fd) => {
    try {
      return readlinkSync(`/proc/${pid}/fd/${fd}`).startsWith('socket:');
    } catch {
      // Closed since the folder was read.
      return false;
    }
  }).length;

/**
 * Starts it; `heap` resolves with MiB after a collection, `sockets` tells how many it holds, `errors` the lines of
 * its log that are errors.
 */
export const startWatchedSite = async () => {
  const args = [...nodeFlags, '--expose-gc', '--import', module];
  const site = await startSite({ wrap: serverCore, args });
  const lines = () => readFileSync(site.logFile, 'utf8').split('\n');
  const heaps = () => lines().filter((line) => line.startsWith('heap '));
  const heap = async () => {
    const before = heaps().length;
    site.child.kill('SIGUSR2');
    while (heaps().length === before) await pause(20);
    return Number(heaps().at(-1)?.slice('heap '.length)) / 2 ** 20;
  };
  const errors = () => lines().filter((line) => /"level":"(error|fatal)"/.test(line));
  return { ...site, heap, errors, sockets: () => socketsOf(site.pid) };
};
