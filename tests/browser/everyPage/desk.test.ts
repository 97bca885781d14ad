import { beforeAll, describe, expect, onTestFailed, test } from 'vitest';
import { documents, sample } from '../support/addresses';
import { settled, watchedPage } from '../support/browser';
import { walkFocus } from '../support/focus';
import { readAddress, slowDown, testLayout } from '../support/layout';
import { setStage } from '../support/stage';

const { browser, origin } = await setStage();

// One load on a desk serves layout and keyboard. How wide each language is, phone.test.ts asks.
const { page, complaints } = await watchedPage(browser);
await slowDown(page);

describe.each(sample(documents))('$address on a desk', (document) => {
  const { address, hydrates } = document;

  const read = async () => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    complaints.splice(0);
    await readAddress(page, origin + address, 1280);
  };
  beforeAll(read);

  testLayout(page, document, [1280, 1024, 1440, 1920]);

  test('shows where the focus is, from its beginning to its end and back', async () => {
    onTestFailed(read);
    // A page that scrolls smoothly would be looked at on its way.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 1280, height: 600 });
    expect(await walkFocus(page, 'Tab')).toEqual([]);
    // Upwards the page scrolls only as far as it must: what is next may end up beneath the header.
    expect(await walkFocus(page, 'Shift+Tab')).toEqual([]);
    // The browser itself remarks that an error page is one.
    if (hydrates) await settled(page);
    expect(complaints.splice(0)).toEqual(
      hydrates ? [] : [expect.stringContaining('status of 404')],
    );
  });
});
