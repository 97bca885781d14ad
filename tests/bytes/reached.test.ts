import { describe, expect, test } from 'vitest';
import { measuredOrigin } from '../../scripts/bytes/answer.mjs';
import { measurePages, type Octets } from '../../scripts/bytes/reached.mjs';
import { dist } from '../support/build';
import { startSite } from '../support/site';
import { walkPages } from '../support/walkPages';
import reached from './reached.json' with { type: 'json' };

/** What brotli makes of a change that adds nothing, in octets. */
const tolerance: Octets = { html: 40, script: 80 };

const rows: Record<string, Octets> = reached;
const pages = walkPages().filter(({ named }) => named);
const site = await startSite({ environment: { SITE_ORIGIN: measuredOrigin } });
// As readers get it from some seconds after the start on.
await site.services.store.recompress();
const measured = await measurePages({ origin: site.address, dist, pages });

const wayOut = 'make it smaller, or accept it by `npm run record` and say why in the commit';

test('every page has its row, and no other page has one', () => {
  expect(Object.keys(rows), '`npm run record` writes them').toEqual(Object.keys(measured));
});

describe.each(Object.entries(measured))('%s', (key, octets) => {
  test.each(['html', 'script'] as const)('its %s is as small as it has been', (kind) => {
    const most = rows[key]?.[kind] ?? 0;
    const grown = octets[kind] - most;
    expect(grown, `${octets[kind]} octets, it was ${most}: ${wayOut}`).toBeLessThanOrEqual(
      tolerance[kind],
    );
  });
});
