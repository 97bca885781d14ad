// Visitors who never stop: pages, redirects and files, each of which an instance has to answer.
import { Agent, request } from 'node:https';
import { performance } from 'node:perf_hooks';

/** Connections that ask one request after another. */
const visitors = 24;

/** Milliseconds until a request counts as failed. */
const patience = 10_000;

const ask = ({ port, host, ca, agent }, target, headers) =>
  new Promise((resolve) => {
    const failed = (fault) => resolve({ fault: `${target}: ${fault}` });
    const sent = request(
      {
        ...{ host: '127.0.0.1', port, servername: host, ca, agent, path: target },
        headers: { host, 'accept-encoding': 'identity', ...headers },
        timeout: patience,
      },
      (response) => {
        const chunks = [];
        response.on('data', (chunk) => chunks.push(chunk));
        response.on('error', ({ message }) => failed(message));
        response.on('end', () =>
          resolve({
            status: response.statusCode,
            location: response.headers.location,
            body: Buffer.concat(chunks).toString(),
          }),
        );
      },
    );
    sent.on('timeout', () => sent.destroy(new Error('no answer')));
    sent.on('error', ({ message }) => failed(message));
    sent.end();
  });

const scriptOf = (html) => /<script[^>]* src="(\/assets\/main-[^"]+\.js)"/.exec(html)?.[1];

/** What a visitor asks for, and how the answer is to look; `old` is the script of a page that they have open. */
const steps = (old) => [
  ['a page', '/en', (answer) => answer.status === 200 && answer.body.endsWith('</html>')],
  ['a page', '/pt/contact', ({ status, body }) => status === 200 && body.includes('lang="pt-BR"')],
  [
    'the choice of a language',
    '/',
    ({ status, location }) => status === 302 && location.startsWith('/pt?'),
  ],
  [
    'a page in the reader’s language',
    '/privacy-policy',
    ({ body }) => body.includes('<html lang="pt-BR"'),
  ],
  [
    'a rule',
    '/en/products',
    ({ status, location }) => status === 301 && location.startsWith('/en?'),
  ],
  [
    'a script of the page that was open before',
    old,
    ({ status, body }) => status === 200 && body.length > 100,
  ],
  ['a page that is nowhere', '/en/nothing', ({ status }) => status === 404],
];

/**
 * Keeps visitors on the site until `done` settles. Every address is one that no cache can have: `?n=` and a number.
 * Resolves with how many requests there were by kind, what failed, the times in milliseconds, and the scripts that
 * the English home page had.
 */
export const visitUntil = async (done, site) => {
  const agent = new Agent({ keepAlive: true, maxSockets: visitors });
  const to = { ...site, agent };
  const first = await ask(to, '/pt', {});
  const old = scriptOf(first.body ?? '');
  if (!old) throw new Error('the page has no script');
  /** @type {{ times: number[], faults: string[], kinds: Map<string, number>, scripts: Set<string> }} */
  const seen = { times: [], faults: [], kinds: new Map(), scripts: new Set() };
  let number = 0;
  let over = false;

  const step = async (kind, target, isRight) => {
    number += 1;
    const start = performance.now();
    const answer = await ask(to, `${target}?n=${number}`, { 'accept-language': 'pt-BR' });
    seen.times.push(performance.now() - start);
    seen.kinds.set(kind, (seen.kinds.get(kind) ?? 0) + 1);
    if (answer.fault) seen.faults.push(answer.fault);
    else if (!isRight(answer)) seen.faults.push(`${target}: ${answer.status}, not as it should be`);
    return answer;
  };
  const visit = async () => {
    while (!over)
      for (const [kind, target, isRight] of steps(old)) {
        const { body = '' } = await step(kind, target, isRight);
        // As a browser does: whichever build made the page, its script has to be there.
        const script = scriptOf(body);
        if (!script) continue;
        if (target === '/en') seen.scripts.add(script);
        await step(
          'the script of a page',
          script,
          ({ status, body }) => status === 200 && body.length > 100,
        );
      }
  };
  const work = Promise.all(Array.from({ length: visitors }, visit));
  try {
    await done;
  } finally {
    over = true;
    await work;
    agent.destroy();
  }
  return seen;
};
