import { expect, test } from 'vitest';
import { startSite } from '../../support/site';

const planted = () => {
  throw new Error('planted');
};

test('answers with a sentence, status 500 and no-store when deciding an address fails', async () => {
  const site = await startSite({
    environment: { LOG_LEVEL: 'info' },
    change: () => ({ decide: planted }),
  });
  for (const target of ['/en', '/nothing']) {
    const { status, headers, body } = await site.ask(target);
    expect([status, headers['cache-control']]).toEqual([500, 'no-store']);
    expect(body.toString()).toContain('Something went wrong');
    expect(body.toString()).not.toContain('planted');
  }
  expect(site.lines().filter(({ level }) => level === 'error')).toHaveLength(2);
});

test('a header that a later step sets is in the cached response too', async () => {
  const site = await startSite();
  site.server.prependListener('request', (_request, response) => {
    const { writeHead } = response;
    // As a module does that sets headers when they are written.
    response.writeHead = ((...head: [number]) => {
      if (head.length === 1) response.setHeader('X-Late', 'yes');
      return writeHead.apply(response, head);
    }) as typeof writeHead;
  });
  await site.ask({ path: '/en', method: 'HEAD' });
  for (const time of ['sent by the pipeline', 'sent by the cache'])
    expect((await site.ask('/en')).headers['x-late'], time).toBe('yes');
});
