import type { RequestListener } from 'node:http';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { foundBy } from '../../support/fuzzed';

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
});
