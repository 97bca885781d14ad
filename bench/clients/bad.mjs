// A thread of bad clients: what they do stands in `behaviours`.
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

const { port, behaviour, count, target } = workerData;

/** As much as 15 of the site's largest answers: more than the system takes of a connection that reads nothing. */
const many = `GET ${target} HTTP/1.1\r\nHost: www.example.com\r\n\r\n`.repeat(15);

const drip = async (socket) => {
  for (const letter of `GET /en HTTP/1.1\r\nHost: www.example.com\r\n${'X-A: b\r\n'.repeat(100)}`) {
    if (socket.destroyed) return;
    socket.write(letter);
    await pause(500);
  }
};

const behaviours = {
  /** Sends a byte of its headers every half second. */
  drips: drip,
  /** Opens a connection and says nothing. */
  'says nothing': async () => {},
  /** Asks for as much as it may and reads nothing of it. */
  stalls: async (socket) => {
    socket.pause();
    socket.write(many);
  },
  /** Reads a little of it now and then, so that the connection is never idle for long. */
  trickles: async (socket) => {
    socket.pause();
    socket.write(many);
    while (!socket.destroyed) {
      socket.read(16_384);
      await pause(5_000);
    }
  },
  /** Asks, and leaves when the answer begins. */
  leaves: async (socket) => {
    socket.write(`GET ${target} HTTP/1.1\r\nHost: www.example.com\r\n\r\n`);
    await once(socket, 'data');
    socket.destroy();
  },
};

/** A connection until it has ended. One whose client reads nothing never hears of its end. */
const run = async () => {
  const socket = connect({ port, host: '127.0.0.1' });
  const ended = new Promise((resolve) => socket.on('close', resolve));
  socket.on('error', () => {});
  await once(socket, 'connect').catch(() => {});
  behaviours[behaviour](socket).catch(() => {});
  await ended;
};

const running = [];
for (let at = 0; at < count; at += 1) {
  running.push(run());
  // Two hundred a second: all at once would overflow the queue of the system, which is not what is measured.
  if (at % 10 === 9) await pause(50);
}
// Whoever waits for their end is told of it; a thread of those who stall has to be ended.
setInterval(() => {}, 60_000);
await Promise.all(running);
parentPort?.postMessage('ended');
