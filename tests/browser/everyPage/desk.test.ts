import { beforeAll, describe, expect, onTestFailed, test } from 'vitest';
import { exhaustive } from '../../support/exhaustive';
import { documents, sample } from '../support/addresses';
import { testAccessibility } from '../support/axe';
import { settled, watchedPage } from '../support/browser';
import { startBrowserAndSite } from '../support/browserAndSite';
import { walkFocus } from '../support/focus';
import { readAddress, slowDown, testLayout } from '../support/layout';
import { findMotion } from '../support/motion';

const { browser, origin } = await startBrowserAndSite();

// One load on a desk serves layout, motion, keyboard and axe. How wide each language is, phone.test.ts asks.
const { page, complaints } = await watchedPage(browser);
await slowDown(page);

const asked = sample(documents);

describe.each(asked)('$address on a desk', (document) => {
  const { address, hydrates } = document;

  const read = async () => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    complaints.splice(0);
    await readAddress(page, origin + address, 1280);
  };
  beforeAll(read);

  testLayout(page, document, [1280, 1024, 1440, 1920]);

  test('stands still for a reader who does not want motion', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    // What was moving ends with the next frame.
    await expect.poll(() => findMotion(page)).toEqual([]);
  });

  test('shows where the focus is, from its beginning to its end', async () => {
    onTestFailed(read);
    // A page that scrolls smoothly would be looked at on its way.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 1280, height: 600 });
    // Upwards the page scrolls only as far as it must: what is next may end up beneath the header.
    // By day each page is walked in one of the two directions, in turn.
    const at = asked.indexOf(document) % 2;
    const keys = ['Tab', 'Shift+Tab'] as const;
    for (const key of exhaustive ? keys : keys.slice(at, at + 1))
      expect(await walkFocus(page, key), key).toEqual([]);
    // The browser itself remarks that an error page is one.
    if (hydrates) await settled(page);
    expect(complaints.splice(0)).toEqual(
      hydrates ? [] : [expect.stringContaining('status of 404')],
    );
  });

  // By day phone.test.ts asks axe for the others.
  if (exhaustive || asked.indexOf(document) % 2 === 1) testAccessibility(page, 1280, 'dark');
});
