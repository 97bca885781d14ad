import { createServer } from 'node:http';
import { describe, expect, test } from 'vitest';
import { Tally } from '../../../fuzz/tally';
import { walk } from '../../../fuzz/walk';
import { found, foundBy, foundByTcp, portOf } from '../../support/fuzzed';

describe('the fuzzer finds', () => {
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
    const [late, never] = await Promise.all([
      foundBy((_request, response) => setTimeout(() => response.end(), 2100), 1),
      foundByTcp((socket) => socket.resume(), 1, 700),
    ]);
    expect(late).toEqual([expect.stringMatching(/^took 2\d\d\d ms$/)]);
    expect(never).toEqual(['not whole after 700 ms']);
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
