import { describe, expect, test } from 'vitest';
import { maxFirstViewOctets } from '../../shared/limits';
import { addresses } from '../browser/support/addresses';
import { startSite } from '../support/site';
import { answerOctets, measuredOrigin } from './support/answer';

// Served as in production, with the headers that only https has.
const site = await startSite({ warm: true, environment: { SITE_ORIGIN: measuredOrigin } });
// As readers get it from some seconds after the start on.
await site.services.store.recompress();

describe.each(addresses)('$address', ({ address }) => {
  test(`its first view arrives in ${maxFirstViewOctets} octets`, async () => {
    const { head, body, encoding } = await answerOctets(site.address + address);
    expect(encoding).toBe('br');
    expect(head + body).toBeLessThanOrEqual(maxFirstViewOctets);
  });
});
