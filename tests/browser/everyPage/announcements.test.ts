import { describe, expect, test } from 'vitest';
import { everyRowNightly, everySecondByDay } from '../../support/exhaustive';
import { addresses, sample } from '../support/addresses';
import { findSilentChoices } from '../support/announcements';
import { hydrate } from '../support/browser';
import { visit } from '../support/visit';

describe.each(everySecondByDay(sample(addresses)))('$address', ({ address }) => {
  // The first is a window of 1280 × 1024 px at 400 %.
  test.each(
    everyRowNightly([
      [320, 256],
      [1366, 800],
    ]),
  )('announces what a choice leads to where it changes texts (%s px)', async (width, height) => {
    const { page } = await visit(address, { width, height });
    await hydrate(page);
    expect(await findSilentChoices(page)).toEqual([]);
  });
});
