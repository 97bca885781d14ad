import { createServer, type RequestListener } from 'node:http';
import { createServer as createTcpServer, type Server, type Socket } from 'node:net';
import { afterAll, expect } from 'vitest';
import { fuzz } from '../../fuzz/fuzz';
import { Tally } from '../../fuzz/tally';

/** The port of loopback that a server listens on, until the tests of the file have ended. */
export const portOf = async (server: Server): Promise<number> => {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const sockets = new Set<Socket>();
  server.on('connection', (socket) => sockets.add(socket));
  afterAll(() => {
    server.close();
    for (const socket of sockets) socket.destroy();
  });
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
};

/** What the fuzzer finds wrong with the server of a port. */
export const found = async (port: number, requests = 100, patience?: number): Promise<string[]> => {
  const tally = new Tally();
  await fuzz({ port, requests, seed: 3, connections: 2, tally, patience });
  for (const { bytes } of tally.faults) expect(bytes).not.toBe('');
  return tally.faults.map(({ what }) => what);
};

/** The same of a server that answers by HTTP. */
export const foundBy = async (listener: RequestListener, requests?: number): Promise<string[]> =>
  found(await portOf(createServer(listener)), requests);

/** The same of a server that does with its connections what it likes. */
export const foundByTcp = async (
  listener: (socket: Socket) => void,
  requests?: number,
  patience?: number,
): Promise<string[]> => {
  const server = createTcpServer((socket) => {
    socket.on('error', () => {});
    listener(socket);
  });
  return found(await portOf(server), requests, patience);
};
