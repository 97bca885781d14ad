import { describe, expect, test } from 'vitest';
import { generatedAddresses } from '../../../server/generated/addresses';
import { decode, encodingOf } from '../../support/decode';
import { listOf, steadyHeaders } from '../../support/headers';
import { startSite } from '../../support/site';

const site = await startSite();

describe.each(generatedAddresses(true))('%s', (address) => {
  test.each(['identity', 'br', 'gzip'])(
    'is a text that anybody may keep for an hour, and is not sent again to who has it (%s)',
    async (encoding) => {
      const headers = { 'accept-encoding': encoding };
      const answer = await site.ask({ path: address, headers });
      expect([answer.status, encodingOf(answer)]).toEqual([200, encoding]);
      expect(answer.headers['cache-control']).toBe('public, max-age=3600');
      const saveDataBody = address === '/prefetch.json' ? ['save-data'] : [];
      expect(listOf(answer.headers.vary)).toEqual([...saveDataBody, 'accept-encoding']);
      expect(answer.headers['content-length']).toBe(String(answer.body.length));
      // Whatever query it is asked with.
      const plain = await site.ask(`${address}?v=1&lang=pt`);
      expect(decode(answer)).toBe(plain.body.toString());
      const head = await site.ask({ method: 'HEAD', path: address, headers });
      expect([head.status, head.body.length]).toEqual([200, 0]);
      expect(steadyHeaders(head)).toEqual(steadyHeaders(answer));
      const had = { ...headers, 'if-none-match': answer.headers.etag ?? '' };
      const again = await site.ask({ path: address, headers: had });
      expect([again.status, again.body.length]).toEqual([304, 0]);
      expect(again.headers['cache-control']).toBe('public, max-age=3600');
    },
  );

  test('has one address', async () => {
    for (const other of [`${address}/`, `/${address}`, `${address}x`, `/en${address}`])
      expect((await site.ask(other)).status, other).toBe(404);
  });
});

test.each(['index', 'noindex'])(
  'with ROBOTS=%s every text that is made has its address',
  async (robots) => {
    const { services } = await startSite({ environment: { ROBOTS: robots } });
    const made = [...(await services.files.prepare()).keys()];
    expect(made.toSorted()).toEqual(generatedAddresses(robots === 'index').toSorted());
  },
);
