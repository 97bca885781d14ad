// What nginx refuses: a flood of requests, and too many that are open, of one network.
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect, constants } from 'node:http2';
import { createServer } from 'node:net';
import path from 'node:path';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { sendRaw } from '../support/raw';
import { startSite } from '../support/site';
import { clientHeader, sampleHost, startNginxSample } from './support/nginxSample';

type Nginx = Awaited<ReturnType<typeof startNginxSample>>;
type Answer = { status: number; headers: Record<string, unknown>; body: string };

/** Opens one HTTP/2 connection. Its requests resolve with their responses, or with nothing if it is closed before. */
const openConnection = ({ https, ca }: Nginx) => {
  const session = connect(`https://127.0.0.1:${https}`, { servername: sampleHost, ca });
  session.on('error', () => {});
  const ask = (client: string, target: string, lang = 'en') =>
    new Promise<Answer | undefined>((resolve) => {
      const stream = session.request({
        [constants.HTTP2_HEADER_AUTHORITY]: sampleHost,
        [constants.HTTP2_HEADER_PATH]: target,
        [clientHeader]: client,
        'accept-language': lang,
      });
      let answer: Omit<Answer, 'body'> | undefined;
      let body = '';
      stream.on('response', (headers) => {
        answer = { status: Number(headers[constants.HTTP2_HEADER_STATUS]), headers };
      });
      stream.setEncoding('utf8');
      stream.on('data', (text) => {
        body += text;
      });
      stream.on('error', () => {});
      stream.on('close', () => resolve(answer && { ...answer, body }));
    });
  return { ask, close: () => session.destroy() };
};

const site = await startSite({ environment: { TRUST_PROXY: '1' } });
const nginx = await startNginxSample([site.port, site.port]);
afterAll(nginx.stop);
/** nginx answers it from its cache. */
const file = site.services.assets.entries.en;

/** Sends 4,000 requests of a client as fast as they are answered, and returns how many got each status. */
const flood = async (client: string) => {
  const answers: (Answer | undefined)[] = [];
  // nginx closes a connection after 1,000 requests, and has at most 128 of it open.
  for (let times = 0; times < 5; times += 1) {
    const { ask, close } = openConnection(nginx);
    answers.push(...(await Promise.all(Array.from({ length: 800 }, () => ask(client, file)))));
    close();
  }
  const of = (status: number) => answers.filter((answer) => answer?.status === status).length;
  return { passed: of(200), refused: of(429), count: answers.length };
};

/** The status that a client gets for a page. */
const statusFor = async (client: string, lang = 'en') => {
  const { ask, close } = openConnection(nginx);
  const answer = await ask(client, '/en', lang);
  close();
  return answer;
};

test.each([
  ['198.51.100.7', '198.51.100.8', undefined],
  ['2001:db8::7', '2001:db8:0:1::7', '2001:db8::8:9:a:b'],
])(
  'nginx answers 429 to a client of %s that sends more than 1,000 requests at once, and others their pages',
  async (client, other, neighbour) => {
    const { passed, refused, count } = await flood(client);
    expect(passed).toBeGreaterThanOrEqual(1_000);
    expect(refused).toBeGreaterThan(1_000);
    expect(passed + refused).toBe(count);
    expect((await statusFor(other))?.status).toBe(200);
    // The same /64 is the same client.
    if (neighbour) expect((await flood(neighbour)).passed).toBeLessThan(passed);
    const log = readFileSync(path.join(nginx.outside, 'site.log'), 'utf8');
    const lines = log.split('\n').filter((line) => line.includes(`"client":"${client}"`));
    // One refusal in a hundred is logged.
    const refusals = lines.filter((line) => line.includes('"status":429'));
    expect(lines.length - refusals.length).toBe(passed);
    expect(refusals.length).toBeLessThan(refused / 10);
  },
);

test('port 80 of nginx has the same limit', async () => {
  const line = `GET /en HTTP/1.1\r\nHost: ${sampleHost}\r\n`;
  const requests = `${`${line}\r\n`.repeat(899)}${line}Connection: close\r\n\r\n`;
  const answers = await Promise.all([1, 2, 3].map(() => sendRaw(nginx.http, requests)));
  const count = (status: string) => answers.join('').split(`HTTP/1.1 ${status}`).length - 1;
  expect(count('301')).toBeGreaterThanOrEqual(1_000);
  expect(count('429')).toBeGreaterThan(500);
});

test('nginx answers 429 in the language of the reader when 256 requests of a network are open', async () => {
  // It accepts connections and never answers.
  const silent = createServer((socket) => socket.on('error', () => {}));
  await once(silent.listen(0, '127.0.0.1'), 'listening');
  const { port } = silent.address() as { port: number };
  const stuck = await startNginxSample([port, port]);
  onTestFinished(async () => {
    await stuck.stop();
    silent.close();
  });
  // A connection has at most 128 requests at once.
  const connections = [1, 2, 3, 4].map(() => openConnection(stuck));
  const refused = (['en', 'pt-BR'] as const).flatMap((lang) =>
    connections.flatMap(({ ask }) =>
      Array.from({ length: 50 }, async () => {
        const answer = await ask('198.51.100.9', '/', lang);
        return answer && { lang, ...answer };
      }),
    ),
  );
  const first = await Promise.race(
    refused.map(async (answer) => (await answer) ?? new Promise<never>(() => {})),
  );
  expect(first.status).toBe(429);
  expect(first.headers).toMatchObject({
    'retry-after': '10',
    'cache-control': 'no-store',
    'content-type': 'text/html; charset=utf-8',
  });
  expect(first.body).toContain(`<html lang=${first.lang}>`);
  for (const { close } of connections) close();
});
