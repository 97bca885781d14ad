import { describe, expect, test } from 'vitest';
import { generatedAddresses } from '../../../server/generated/addresses';
import { decode, encodingOf } from '../../support/decode';
import { listOf } from '../../support/headers';
import { startSite } from '../../support/site';

const site = await startSite();

describe.each(generatedAddresses(true))('%s', (address) => {
  test('is cached for an hour in each encoding', async () => {
    const plain = await site.send(`${address}?v=1&lang=pt`);
    for (const encoding of ['identity', 'br', 'gzip']) {
      const headers = { 'accept-encoding': encoding };
      const answer = await site.send({ path: address, headers });
      expect([answer.status, encodingOf(answer)]).toEqual([200, encoding]);
      expect(answer.headers['cache-control']).toBe('public, max-age=3600');
      const saveDataBody = address === '/prefetch.json' ? ['save-data'] : [];
      expect(listOf(answer.headers.vary)).toEqual([...saveDataBody, 'accept-encoding']);
      expect(decode(answer)).toBe(plain.body.toString());
      await site.http
        .get(address)
        .set({ ...headers, 'if-none-match': answer.headers.etag ?? '' })
        .expect(304)
        .expect('Cache-Control', 'public, max-age=3600');
    }
  });
});

test.each(['index', 'noindex'])(
  'with ROBOTS=%s each generated file has its address',
  async (robots) => {
    const { services } = await startSite({ environment: { ROBOTS: robots } });
    const made = [...(await services.files.prepare()).keys()];
    expect(made.toSorted()).toEqual(generatedAddresses(robots === 'index').toSorted());
  },
);
