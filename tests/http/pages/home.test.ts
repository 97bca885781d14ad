import { describe, expect, test } from 'vitest';
import { startSite } from '../../support/site';

const { read } = await startSite();

describe.each(['/en', '/pt'])('%s', async (address) => {
  const { texts } = await read(address);
  const headings = texts('main li h3');

  test.each(texts('footer .footer__offers li > a'))('has a sentence about "%s"', (offer) => {
    expect(headings.filter((heading) => heading.startsWith(offer))).toHaveLength(1);
  });
});
