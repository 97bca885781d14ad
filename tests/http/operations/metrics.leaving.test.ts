import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { createElement } from 'react';
import { describe, expect, test } from 'vitest';
import type { Metrics, Refusal } from '../../../server/observability/metrics';
import { startSite } from '../../support/site';
import { get } from '../../support/wireAnswers';

/** Metrics that write down what they are told: the status of each answer, and whether its client left. */
const recorder = () => {
  const answers: [status: number, aborted: boolean][] = [];
  const refusals: Refusal[] = [];
  const metrics: Metrics = {
    countResponse: (_decision, { aborted }, status) => answers.push([status, aborted]),
    countRefusal: (reason) => refusals.push(reason),
    countRendering: () => {},
    countEviction: () => {},
    watchConnections: () => {},
  };
  return { answers, refusals, metrics };
};

describe.each([
  ['ahead', false],
  ['by the pipeline', true],
])('of an answer that is given %s', async (_how, pipelineAlone) => {
  const { answers, metrics } = recorder();
  // More than the system takes of a connection whose other end reads nothing.
  const long = 'x'.repeat(12 * 1024 * 1024);
  const site = await startSite({
    warm: false,
    pipelineAlone,
    change: () => ({
      metrics,
      document: async () => createElement('html', null, createElement('p', null, long)),
    }),
  });
  await site.ask({ path: '/en', method: 'HEAD' });
  await site.ask('/en');
  for (let tries = 0; answers.length < 2 && tries < 100; tries += 1) await pause(20);

  test('the metrics hear once, and whether its client left', async () => {
    const socket = connect({ port: site.port, host: '127.0.0.1' });
    socket.pause();
    socket.write(get('/en'));
    await pause(100);
    socket.destroy();
    await expect.poll(() => answers.length).toBe(3);
    await site.ask({ path: '/nothing', method: 'HEAD' });
    await expect.poll(() => answers.length).toBe(4);
    expect(answers.slice(2)).toEqual([
      [200, true],
      [404, false],
    ]);
  });
});

test('connections that are too many are counted', async () => {
  const { refusals, metrics } = recorder();
  const site = await startSite({ warm: false, change: () => ({ metrics }) });
  site.server.maxConnections = 1;
  const sockets = [1, 2, 3].map(() => connect(site.port, '127.0.0.1'));
  const ends = sockets.map((socket) => once(socket.on('error', () => {}).resume(), 'close'));
  await Promise.all(ends.slice(1));
  expect(refusals).toEqual(['connections', 'connections']);
  for (const socket of sockets) socket.destroy();
});
