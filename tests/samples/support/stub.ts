import { createServer } from 'node:http';
import { afterAll } from 'vitest';
import { listen } from '../../support/build';

/** What the stub answers; without `ends` the body is all. */
export type Answer = {
  status?: number;
  headers?: Record<string, string>;
  body?: string;
  /** A body that drips repeats itself without end. */
  ends?: 'cut' | 'stalls' | 'drips';
};

/** Starts a server that gives the answer of the moment and keeps the key of each request. */
export const startStub = async () => {
  const stub = { address: '', answer: {} as Answer, requests: [] as unknown[] };
  const server = createServer((request, response) => {
    stub.requests.push(request.headers['x-api-key']);
    const { status = 200, headers, body = '', ends } = stub.answer;
    request.resume().on('end', () => {
      response.writeHead(status, headers);
      response.write(body);
      if (!ends) response.end();
      if (ends === 'cut') setTimeout(() => response.destroy(), 200);
      if (ends === 'drips') {
        const drip = setInterval(() => response.write(body), 300);
        response.on('close', () => clearInterval(drip));
      }
    });
  });
  afterAll(() => {
    server.close();
    server.closeAllConnections();
  });
  stub.address = await listen(server, 0, '127.0.0.1');
  return stub;
};
