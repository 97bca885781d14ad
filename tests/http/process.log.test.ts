import { Agent, request as overHttp } from 'node:http';
import { expect, test, vi } from 'vitest';
import { patience, type ReadyProgram, startReady } from '../support/serverProcess';

vi.setConfig({ testTimeout: patience + 10_000 });

/** Asks for pages and redirects on a few connections, and tells the ids of all whose answers came whole. */
const askQuickly = async ({ address }: ReadyProgram, count: number): Promise<string[]> => {
  const agent = new Agent({ keepAlive: true, maxSockets: 8 });
  const { hostname, port } = new URL(address);
  const asked = Array.from({ length: count }, (_, at) => {
    const path = ['/en', '/pt/contact', '/', '/en/products?a=1'][at % 4];
    const headers = { 'x-request-id': `quick-${at}`, 'accept-encoding': 'br' };
    return new Promise<string | undefined>((resolve) => {
      overHttp({ hostname, port, path, headers, agent }, (response) => {
        response.on('end', () => resolve(`quick-${at}`)).on('error', () => resolve(undefined));
        response.resume();
      })
        .on('error', () => resolve(undefined))
        .end();
    });
  });
  const answered = await Promise.all(asked);
  agent.destroy();
  return answered.filter((id) => id !== undefined);
};

/** The ids of requests in the lines of a log; a line that is torn throws. */
const loggedIds = (text: string): string[] =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as { requestId?: string })
    .flatMap(({ requestId }) => (requestId?.startsWith('quick-') ? [requestId] : []));

test.each(['SIGTERM', 'SIGINT'] as const)('%s loses no line of the log', async (signal) => {
  const program = await startReady();
  const ids = await askQuickly(program, 400);
  program.child.kill(signal);
  await program.ended;
  expect(program.child.exitCode).toBe(0);
  expect(ids).toHaveLength(400);
  expect(loggedIds(program.log()).sort()).toEqual(ids.sort());
  expect(program.log()).toMatch(/"msg":"stopped"}\n$/);
});

/** A fault that nobody catches, in the middle of what the process does. */
const fault = `
  import { Server } from 'node:http';
  const { emit } = Server.prototype;
  let requests = 0;
  Server.prototype.emit = function (name, request, ...more) {
    if (name === 'request' && request.headers['x-request-id'] && ++requests === 300)
      throw new Error('planted');
    return emit.call(this, name, request, ...more);
  };`;

test('a fault that ends the process loses none of those who were answered before', async () => {
  const program = await startReady({}, fault);
  const ids = await askQuickly(program, 400);
  await program.ended;
  expect(program.child.exitCode).toBe(1);
  const logged = loggedIds(program.log());
  expect(program.out()).toContain('Error: planted');
  expect(ids.length).toBeGreaterThan(200);
  expect(new Set(logged).size).toBe(299);
  expect(logged).toEqual(expect.arrayContaining(ids));
});
