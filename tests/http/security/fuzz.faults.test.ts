import { createServer, type RequestListener } from 'node:http';
import { createServer as createTcpServer, type Server, type Socket } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { fuzz } from '../../../fuzz/fuzz';
import { Tally } from '../../../fuzz/tally';
import { walk } from '../../../fuzz/walk';

/** The port of loopback that a server listens on, until the tests of the file have ended. */
const portOf = async (server: Server): Promise<number> => {
  const sockets = new Set<Socket>();
  server.on('connection', (socket) => sockets.add(socket.on('error', () => {})));
  afterAll(() => {
    server.close();
    for (const socket of sockets) socket.destroy();
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
};

const found = async (port: number, requests = 100, patience?: number): Promise<string[]> => {
  const tally = new Tally();
  await fuzz({ port, requests, seed: 3, connections: 2, tally, patience });
  for (const { bytes } of tally.faults) expect(bytes).not.toBe('');
  return tally.faults.map(({ what }) => what);
};

/** The same of a server that answers by HTTP, and of one that does with its connections what it likes. */
const foundBy = async (listener: RequestListener, requests?: number) =>
  found(await portOf(createServer(listener)), requests);
const foundByTcp = async (act: (socket: Socket) => void, requests?: number, patience?: number) =>
  found(await portOf(createTcpServer(act)), requests, patience);

test('the fuzzer finds nothing wrong with a server that is in order', async () => {
  expect(await foundBy((_request, response) => response.end('well'))).toEqual([]);
});

const noStore = { 'Cache-Control': 'no-store' };

test.each<[what: string, answer: [number, Record<string, string>?, (string | Buffer)?]]>([
  ['status 503', [503, noStore]],
  ['status 418', [418, noStore]],
  ['a Set-Cookie', [200, { 'set-cookie': 'a=1' }]],
  ['an error (404) that is not no-store', [404, { 'Cache-Control': 'no-cache' }, 'none']],
  ['a Location that may leave the site: //evil.example', [301, { Location: '//evil.example' }]],
  ['a Location that may leave the site: /\\evil.example', [301, { Location: '/\\evil.example' }]],
  ['an error (404) with a stack in its body', [404, noStore, String(new Error('x').stack)]],
  [
    'an error (404) with a stack in its body',
    [404, { ...noStore, 'Content-Encoding': 'gzip' }, gzipSync('in /app/node_modules/x')],
  ],
  [
    'an error (404) with a body that is no br',
    [404, { ...noStore, 'Content-Encoding': 'br' }, 'x'],
  ],
])('the fuzzer finds %s', async (what, [status, headers, body]) => {
  const said = await foundBy((_, response) => response.writeHead(status, headers).end(body));
  expect(said).toContain(what);
});

test.each<[what: string, act: (socket: Socket) => unknown]>([
  ['the connection was closed before the answer', (socket) => socket.end()],
  ['no status line: no\r\n', (socket) => socket.write('no\r\n\r\n')],
  ['half an answer', (socket) => socket.end('HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\nhalf')],
  [
    'an answer that nobody has asked for',
    (socket) => socket.write('HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n'.repeat(9)),
  ],
])('the fuzzer finds %j', async (what, act) => {
  const said = await foundByTcp((socket) => socket.on('data', () => act(socket)));
  expect(said.join()).toContain(what);
});

test('the fuzzer finds what takes longer than two seconds, and what never ends', async () => {
  const [late, never] = await Promise.all([
    foundBy((_request, response) => setTimeout(() => response.end(), 2100), 1),
    foundByTcp((socket) => socket.resume(), 1, 700),
  ]);
  expect(late).toEqual([expect.stringMatching(/^took 2\d\d\d ms$/)]);
  expect(never).toEqual(['not whole after 700 ms']);
});

test('the fuzzer finds that nobody is there, and that a page of the tables is not 200', async () => {
  const gone = createServer();
  const port = await portOf(gone);
  await new Promise((closed) => gone.close(closed));
  expect(await found(port)).toEqual([expect.stringContaining('ECONNREFUSED')]);
  const tally = new Tally();
  const redirects: RequestListener = (_, response) =>
    response.writeHead(302, { Location: '/en' }).end();
  await walk({ port: await portOf(createServer(redirects)), connections: 2, tally });
  expect(tally.faults[0]?.what).toBe('a page that is not 200');
});
