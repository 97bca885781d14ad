import { expect, test } from 'vitest';
import { documents } from '../support/addresses';
import { settled, watchedPage } from '../support/browser';
import { walkFocus } from '../support/focus';
import { setStage } from '../support/stage';

const { browser, origin } = await setStage();

// A page that scrolls smoothly would be looked at on its way.
const options = { viewport: { width: 1280, height: 600 }, reducedMotion: 'reduce' } as const;
const { page, complaints } = await watchedPage(browser, options);

test.each(documents)(
  '$address shows where the focus is, from its beginning to its end and back',
  async ({ address, hydrates }) => {
    await page.goto(origin + address);
    expect(await walkFocus(page, 'Tab')).toEqual([]);
    // Upwards the page scrolls only as far as it must: what is next may end up beneath the header.
    expect(await walkFocus(page, 'Shift+Tab')).toEqual([]);
    // The browser itself remarks that an error page is one.
    if (hydrates) await settled(page);
    expect(complaints.splice(0)).toEqual(
      hydrates ? [] : [expect.stringContaining('status of 404')],
    );
  },
);
