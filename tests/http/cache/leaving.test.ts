import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { createElement } from 'react';
import { describe, expect, test } from 'vitest';
import { countPipelineResponses } from '../../support/cachedAndUncached';
import { silentMetrics } from '../../support/metrics';
import { get } from '../../support/raw';
import { startSite } from '../../support/site';

/** More than the system takes of a connection whose other end reads nothing. */
const size = 12 * 1024 * 1024;

describe.each([
  ['from the response cache', false],
  ['by the pipeline', true],
])('a visitor of a stored page that is answered %s', async (_how, uncached) => {
  let given = () => 0;
  const counted: boolean[] = [];
  const site = await startSite({
    uncached,
    environment: { LOG_LEVEL: 'info' },
    change: ({ assets }) => {
      const counting = countPipelineResponses(assets);
      given = counting.count;
      return {
        assets: counting.assets,
        metrics: {
          ...silentMetrics,
          countResponse: (_decision, { aborted }) => counted.push(aborted),
        },
        document: async () =>
          createElement('html', null, createElement('p', null, 'x'.repeat(size))),
      };
    },
  });
  await site.ask({ path: '/en', method: 'HEAD' });
  expect((await site.ask('/en')).body.length).toBeGreaterThan(size);

  const askOnly = async (id: string): Promise<Socket> => {
    const socket = connect({ port: site.port, host: '127.0.0.1', allowHalfOpen: true });
    socket.pause();
    socket.write(get('/en', `X-Request-Id: ${id}`));
    await pause(100);
    expect(linesOf(id)).toEqual([]);
    return socket;
  };

  const readAll = (socket: Socket): void => {
    let read = 0;
    socket.on('data', (chunk) => {
      read += chunk.length;
      if (read > size) socket.end();
    });
    socket.resume();
  };

  const linesOf = (id: string) => site.lines().filter(({ requestId }) => requestId === id);

  /** The lines of a request, once there is one, and no other came right after it. */
  const lastLinesOf = async (id: string) => {
    await expect.poll(() => linesOf(id).length, { interval: 5 }).toBe(1);
    await pause(50);
    return linesOf(id);
  };

  test('who leaves in its middle is logged and counted once, as information', async () => {
    await expect.poll(() => counted).toEqual([false, false]);
    (await askOnly('leaves')).destroy();
    expect(await lastLinesOf('leaves')).toMatchObject([
      { level: 'info', aborted: true, status: 200, page: 'home', hit: true, client: '127.0.0.1' },
    ]);
    expect(counted).toEqual([false, false, true]);
  });

  test.each(['reads slowly', 'says that it will ask for nothing more'])(
    'who %s is logged once, when all of it has gone',
    async (how) => {
      const id = how.replaceAll(' ', '-');
      const socket = await askOnly(id);
      if (how !== 'reads slowly') socket.end();
      readAll(socket);
      const [line, ...more] = await lastLinesOf(id);
      expect(more).toEqual([]);
      expect(line).toMatchObject({ level: 'info', status: 200, hit: true });
      expect(line).not.toHaveProperty('aborted');
      expect(line?.['bytes']).toBeGreaterThan(size);
    },
  );

  test('is told apart from the other by who gives the answer', () => {
    expect(given()).toBe(uncached ? 5 : 2);
  });
});
