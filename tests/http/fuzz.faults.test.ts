import { createServer, type RequestListener } from 'node:http';
import { createServer as createTcpServer, type Socket } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { fuzz } from '../../fuzz/fuzz';
import { growthFaults } from '../../fuzz/memory';
import { ServerLog } from '../../fuzz/serverLog';
import { Tally } from '../../fuzz/tally';
import { walk } from '../../fuzz/walk';
import { listen } from '../support/build';

// What never answers is waited for ten seconds.
vi.setConfig({ testTimeout: 60_000 });

const portOf = async (server: ReturnType<typeof createServer>): Promise<number> => {
  afterAll(() => {
    server.close();
    server.closeAllConnections?.();
  });
  return Number(new URL(await listen(server, 0, '127.0.0.1')).port);
};

/** What the fuzzer finds wrong with a server, each once. */
const found = async (port: number, requests = 100): Promise<string[]> => {
  const tally = new Tally();
  await fuzz({ port, requests, seed: 3, connections: 2, tally });
  for (const { bytes } of tally.faults) expect(bytes).not.toBe('');
  return [...new Set(tally.faults.map(({ what }) => what))];
};

/** The same of a server that answers by HTTP. */
const foundBy = async (listener: RequestListener) => found(await portOf(createServer(listener)));

describe('the fuzzer finds', () => {
  test('nothing wrong with a server that is in order', async () => {
    expect(await foundBy((_request, response) => response.end('well'))).toEqual([]);
  });

  test.each<[string, string, RequestListener]>([
    [
      'an error of the server',
      'status 503',
      (_request, response) => response.writeHead(503, { 'Cache-Control': 'no-store' }).end(),
    ],
    [
      'a status that nobody expects',
      'status 418',
      (_request, response) => response.writeHead(418, { 'Cache-Control': 'no-store' }).end(),
    ],
    [
      'a cookie',
      'a Set-Cookie',
      (_request, response) => response.writeHead(200, { 'set-cookie': 'a=1' }).end(),
    ],
    [
      'an error that may be stored',
      'an error (404) that is not no-store',
      (_request, response) => response.writeHead(404, { 'Cache-Control': 'no-cache' }).end('none'),
    ],
    [
      'a redirect to another host',
      'a Location that may leave the site: //evil.example',
      (_request, response) => response.writeHead(301, { Location: '//evil.example' }).end(),
    ],
    [
      'one with a backslash',
      'a Location that may leave the site: /\\evil.example',
      (_request, response) => response.writeHead(301, { Location: '/\\evil.example' }).end(),
    ],
    [
      'a stack',
      'an error (404) with a stack in its body',
      (_request, response) =>
        response.writeHead(404, { 'Cache-Control': 'no-store' }).end(new Error('x').stack),
    ],
    [
      'a stack in a compressed body',
      'an error (404) with a stack in its body',
      (_request, response) =>
        response
          .writeHead(404, { 'Cache-Control': 'no-store', 'Content-Encoding': 'gzip' })
          .end(gzipSync('in /app/node_modules/x')),
    ],
    [
      'a body that cannot be read',
      'an error (404) with a body that is no br',
      (_request, response) =>
        response
          .writeHead(404, { 'Cache-Control': 'no-store', 'Content-Encoding': 'br' })
          .end('plain'),
    ],
    [
      'a connection that ends in the middle of an answer',
      'half an answer',
      (request, response) => {
        response.writeHead(200, { 'Content-Length': '10' }).write('half');
        setImmediate(() => request.socket.end());
      },
    ],
  ])('%s', async (_title, what, listener) => {
    expect(await foundBy(listener)).toContain(what);
  });

  /** A server that does with connections what it likes. */
  const foundByTcp = (listener: (socket: Socket) => void, requests?: number) => {
    const server = createTcpServer((socket) => {
      socket.on('error', () => {});
      listener(socket);
    });
    return portOf(server as never).then((port) => found(port, requests));
  };

  test('a connection that is closed without an answer', async () => {
    const what = await foundByTcp((socket) => socket.on('data', () => socket.end()));
    expect(what).toContain('the connection was closed before the answer');
  });

  test('what is no HTTP', async () => {
    const what = await foundByTcp((socket) => socket.on('data', () => socket.write('no\r\n\r\n')));
    expect(what).toContain('no status line: no\r\n');
  });

  test('answers that nobody has asked for', async () => {
    const answer = 'HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n';
    const what = await foundByTcp((socket) =>
      socket.on('data', () => socket.write(answer.repeat(9))),
    );
    expect(what).toContain('an answer that nobody has asked for');
  });

  test('what takes longer than two seconds each time, and what never ends', async () => {
    const slow = createServer((_request, response) => setTimeout(() => response.end(), 2100));
    const [late, never] = await Promise.all([
      portOf(slow).then((port) => found(port, 1)),
      foundByTcp((socket) => socket.resume(), 1),
    ]);
    expect(late).toEqual([expect.stringMatching(/^took 2\d\d\d ms$/)]);
    expect(never).toEqual(['not whole after 10000 ms']);
  });

  test('that nobody is there', async () => {
    const gone = createServer();
    const port = await portOf(gone);
    await new Promise((closed) => gone.close(closed));
    expect(await found(port)).toEqual([expect.stringContaining('ECONNREFUSED')]);
  });

  test('that a page of the tables is not 200', async () => {
    const tally = new Tally();
    const port = await portOf(
      createServer((_request, response) => response.writeHead(302, { Location: '/en' }).end()),
    );
    await walk({ port, connections: 2, tally });
    expect(tally.faults[0]?.what).toBe('a page that is not 200');
  });
});

describe('beside answers it finds', () => {
  const before = { heapUsed: 20e6, rss: 150e6 };

  test('memory that grows', () => {
    expect(growthFaults(before, { heapUsed: 30e6, rss: 210e6 })).toEqual([]);
    expect(growthFaults(before, { heapUsed: 31e6, rss: 218e6 })).toEqual([
      'heapUsed grew by 10.5 MiB, more than 10.0 MiB',
      'rss grew by 64.8 MiB, more than 64.0 MiB',
    ]);
  });

  test('lines of the log that say that something failed, however they are cut', () => {
    const log = new ServerLog();
    log.read('{"level":"info","msg":"listening on http://127.0.0.1:1"}\n{"level":"wa');
    log.read(
      'rn","status":404}\n{"level":"error","msg":"failed"}\n{"level":"fatal"}\nTypeError: x\n',
    );
    expect(log.address).toBe('http://127.0.0.1:1');
    expect(Object.fromEntries(log.levels)).toEqual({
      info: 1,
      warn: 1,
      error: 1,
      fatal: 1,
      none: 1,
    });
    expect(log.complaints).toEqual([
      '{"level":"error","msg":"failed"}',
      '{"level":"fatal"}',
      'TypeError: x',
    ]);
  });
});
