import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test, vi } from 'vitest';
import { request } from '../../contract/request';
import { startListening, startReady, timeoutMs } from '../../support/serverProcess';

vi.setConfig({ testTimeout: timeoutMs });

/** Sends CONNECT, and resolves with the socket when it is answered. */
const sendConnect = async (address: string) => {
  const socket = connect({ port: Number(new URL(address).port), allowHalfOpen: true });
  socket.write('CONNECT a.example:443 HTTP/1.1\r\nHost: a.example:443\r\n\r\n');
  await once(socket, 'data');
  return socket.on('error', () => {});
};

test('survives a client that resets the connection of its CONNECT', async () => {
  const { child, address, log } = await startReady();
  (await sendConnect(address)).resetAndDestroy();
  expect((await request(address, { path: '/en' })).status).toBe(200);
  expect([child.exitCode, log()]).toEqual([null, expect.not.stringContaining('"level":"fatal"')]);
});

test('ends although a client keeps the connection of its CONNECT', async () => {
  const { child, address, ended } = await startListening({ DRAIN_SECONDS: '0' });
  const socket = await sendConnect(address);
  child.kill('SIGTERM');
  await ended;
  socket.destroy();
  expect(child.exitCode).toBe(0);
});
