import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { createElement } from 'react';
import { describe, expect, test } from 'vitest';
import { startSite } from '../support/site';
import { get } from '../support/wireAnswers';

/** More than the system takes of a connection whose other end reads nothing. */
const size = 24 * 1024 * 1024;

const site = await startSite({
  warm: false,
  environment: { LOG_LEVEL: 'info' },
  change: () => ({
    document: async () => createElement('html', null, createElement('p', null, 'x'.repeat(size))),
  }),
});

/** Asks for the page as it is, and reads nothing. */
const askOnly = async (id: string): Promise<Socket> => {
  const socket = connect(site.port, '127.0.0.1');
  socket.pause();
  socket.write(get('/en', `X-Request-Id: ${id}`));
  await pause(150);
  return socket;
};

const linesOf = (id: string) => site.lines().filter(({ requestId }) => requestId === id);

// The pipeline gives the first answer, all others are given ahead of it.
await site.ask({ path: '/en', method: 'HEAD' });
expect((await site.ask('/en')).body.length).toBeGreaterThan(size);

const keep = site.services.kept.keep.bind(site.services.kept);
let given = 0;
site.services.kept.keep = (...answer) => {
  given += 1;
  keep(...answer);
};

describe('a visitor of an answer that was kept', () => {
  test('who leaves in its middle is logged once, as information', async () => {
    const socket = await askOnly('leaves');
    expect(linesOf('leaves')).toHaveLength(0);
    socket.destroy();
    await expect.poll(() => linesOf('leaves')).toHaveLength(1);
    await pause(50);
    expect(linesOf('leaves')).toMatchObject([
      { level: 'info', aborted: true, status: 200, page: 'home', hit: true, client: '127.0.0.1' },
    ]);
    expect(given).toBe(0);
  });

  test('who reads slowly is logged once, when all of it has gone', async () => {
    const socket = await askOnly('reads');
    expect(linesOf('reads')).toHaveLength(0);
    let read = 0;
    socket.on('data', (chunk) => {
      read += chunk.length;
      if (read > size) socket.end();
    });
    socket.resume();
    await expect.poll(() => linesOf('reads')).toHaveLength(1);
    await pause(50);
    const [line, ...more] = linesOf('reads');
    expect(more).toEqual([]);
    expect(line).not.toHaveProperty('aborted');
    expect(line?.['bytes']).toBeGreaterThan(size);
    expect(given).toBe(0);
  });
});
