import { describe, expect, test } from 'vitest';
import { documents } from '../browser/support/addresses';
import { findOverflow } from '../browser/support/overflow';
import { startSite } from '../support/site';
import { hydrate, until } from './support/actions';
import { findDifferences, findShifts, readBoxes } from './support/boxes';
import { startEngines } from './support/engines';
import type { Reader } from './support/reader';

/** Where fonts are loaded, and nothing else is looked at. */
const errorPage = documents.find(({ page }) => page === 'error')?.address ?? '';

const [engines, { address: origin }] = await Promise.all([startEngines(), startSite()]);

// All checks of an address share one load.
const looks = [
  { width: 390, colorScheme: 'light' },
  { width: 1280, colorScheme: 'dark' },
] as const;

const read = async (reader: Reader, address: string, hydrates: boolean) => {
  reader.complaints();
  await reader.goto(origin + address);
  const overflow = await findOverflow(reader);
  const boxes = await readBoxes(reader);
  if (hydrates) {
    await hydrate(reader);
    await until(reader, () => !document.querySelector('.hours__now:not([data-hours])'));
  }
  const shifts = findShifts(boxes, await readBoxes(reader));
  // Chromium logs the status of an error page.
  const complaints = reader.complaints().filter((line) => hydrates || !line.includes('404'));
  return { engine: reader.engine, boxes, faults: { overflow, shifts, complaints } };
};

describe.each(looks)('$width px wide, $colorScheme', async (look) => {
  const readers = await Promise.all(
    engines.map(async ({ open }) => {
      const reader = await open(look);
      // Fonts are in the cache from here on: WebKit shows one that came late as soon as a style changes.
      await reader.goto(origin + errorPage);
      return reader;
    }),
  );

  test.each(documents)(
    '$address has no overflow, no shift and no message on the console, and looks the same in all engines',
    async ({ address, hydrates }) => {
      const results = await Promise.all(readers.map((reader) => read(reader, address, hydrates)));
      const none = { overflow: [], shifts: [], complaints: [] };
      for (const { engine, faults } of results) expect.soft(faults, engine).toEqual(none);
      const [first, ...others] = results;
      for (const { engine, boxes } of others)
        expect.soft(findDifferences(first?.boxes ?? [], boxes), engine).toEqual([]);
    },
  );
});
