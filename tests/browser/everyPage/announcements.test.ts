import { describe, expect, test } from 'vitest';
import { everyRowNightly, everySecondByDay } from '../../support/exhaustive';
import { addresses, sample } from '../support/addresses';
import { findSilentChoices } from '../support/announcements';
import { hydrate } from '../support/browser';
import { visit } from '../support/visit';

describe.each(everySecondByDay(sample(addresses)))('$address', ({ address }) => {
  test.each(everyRowNightly([390, 1366]))(
    'announces what a choice leads to where it changes texts (%s px)',
    async (width) => {
      const { page } = await visit(address, { width });
      await hydrate(page);
      expect(await findSilentChoices(page)).toEqual([]);
    },
  );
});
