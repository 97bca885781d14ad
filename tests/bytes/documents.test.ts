import { load } from 'cheerio';
import { describe, expect, test } from 'vitest';
import { maxDocumentOctets, maxFirstViewOctets } from '../../shared/limits';
import { addresses } from '../browser/support/addresses';
import { startSite } from '../support/site';
import { askInBrotli, decompressBeginning, measuredOrigin } from './support/answer';

// With https the site sends all headers of production.
const site = await startSite({ warm: true, environment: { SITE_ORIGIN: measuredOrigin } });
// Some seconds after its start the server compresses each page once more.
await site.services.store.recompress();

/** Where the first view ends: the end of the block with the title. */
const endOfFirstView = (html: string): number => {
  const $ = load(html, { sourceCodeLocationInfo: true });
  const [block] = $('main h1').closest('section, header').toArray();
  return block?.sourceCodeLocation?.endOffset ?? Number.POSITIVE_INFINITY;
};

describe.each(addresses)('$address', ({ address }) => {
  test(`sends its first view within ${maxFirstViewOctets} octets, all within ${maxDocumentOctets}`, async () => {
    const { head, body, encoding } = await askInBrotli(site.address + address);
    expect(encoding).toBe('br');
    expect(head + body.length).toBeLessThanOrEqual(maxDocumentOctets);
    const whole = decompressBeginning(body, body.length);
    const beginning = decompressBeginning(body, maxFirstViewOctets - head);
    expect(beginning.length).toBeGreaterThanOrEqual(endOfFirstView(whole));
  });
});
