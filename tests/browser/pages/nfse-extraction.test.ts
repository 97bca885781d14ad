import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { textOf } from '../../../client/components/code/codeParts';
import { samples } from '../../../client/components/code/samples';
import { nfse } from '../../../shared/apis/nfse';
import { href } from '../../../shared/links';
import { byDay } from '../../support/exhaustive';
import { hydrate, watchedPage } from '../support/browser';
import { holdReact } from '../support/react';
import { returningVisitor } from '../support/returning';
import { setStage } from '../support/stage';

const stage = await setStage();
const { browser, origin } = stage;
const home = href('nfse-extraction', 'en');
const address = origin + home;

const names = Object.keys(samples) as (keyof typeof samples)[];

const visit = returningVisitor(stage, home, {
  viewport: { width: 1280, height: 900 },
  permissions: ['clipboard-read', 'clipboard-write'],
  reducedMotion: 'no-preference',
});

/** The page with its request unfolded. */
const unfolded = async <Visit extends { page: Page }>(visited: Promise<Visit>): Promise<Visit> => {
  const opened = await visited;
  await opened.page
    .locator('details:has(> :is(#request, #answer)):not([open]) > summary')
    .evaluateAll((all) => all.map((one) => (one as HTMLElement).click()));
  return opened;
};

const open = (script = true) => unfolded(visit(home, script));

/** As it comes, without React. */
const openAnew = () => unfolded(visit(home, true, 1280, true));

/** The code that stands there to be read. */
const shown = async (page: Page): Promise<string[]> => {
  const found = [];
  for (const code of await page.locator('.tabs__panel code').all())
    if (await code.isVisible()) found.push(await code.innerText());
  return found;
};

/** What the page says above each sample. */
const note = 'exactly one of base64 and fileUrl';

const sample = (name: keyof typeof samples) => textOf(samples[name](nfse, note)).trim();

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });

/** What a tab is until script runs. */
const link = (page: Page, name: string) =>
  page.locator('.tabs').getByRole('link', { name, exact: true });

const selected = (page: Page) => page.locator('[role=tab][aria-selected=true]').innerText();

describe('the samples', () => {
  test('are chosen without JavaScript', async () => {
    const { page } = await open(false);
    expect(await shown(page)).toEqual([sample('curl')]);
    for (const name of names) {
      await link(page, name).click();
      expect((await shown(page)).map((text) => text.trim())).toEqual([sample(name)]);
    }
  });

  test('are links until script runs, and tabs from then on', async () => {
    const { page, complaints } = await openAnew();
    const tabs = page.locator('.tabs');
    const parts = '[role^=tab], [aria-selected], [aria-controls]';
    expect(await tabs.locator(parts).count()).toBe(0);
    expect(await tabs.getByRole('group', { name: 'Language of the sample' }).count()).toBe(1);
    expect(await tabs.getByRole('link').allInnerTexts()).toEqual(names);
    await link(page, 'Python').click();
    await hydrate(page);
    const list = tabs.getByRole('tablist', { name: 'Language of the sample' });
    expect(await list.getByRole('tab').allInnerTexts()).toEqual(names);
    expect(await selected(page)).toBe('Python');
    expect(await tabs.getByRole('tabpanel', { name: 'Python' }).count()).toBe(1);
    const ends = await list
      .getByRole('tab')
      .evaluateAll((all) =>
        all.map((one) => document.getElementById(one.getAttribute('aria-controls') ?? '')?.role),
      );
    expect(ends).toEqual(names.map(() => 'tabpanel'));
    expect(await list.locator('[tabindex="0"]').allInnerTexts()).toEqual(['Python']);
    expect(complaints).toEqual([]);
  });

  test('are chosen before React has come, and stay chosen when it does', async () => {
    const { page, complaints } = await openAnew();
    const release = await holdReact(page);
    await link(page, 'Python').click();
    expect((await shown(page)).map((text) => text.trim())).toEqual([sample('Python')]);
    release();
    await hydrate(page);
    expect(await selected(page)).toBe('Python');
    expect((await shown(page)).map((text) => text.trim())).toEqual([sample('Python')]);
    expect(complaints).toEqual([]);
  });

  test('are chosen by pointer, and what was chosen outlasts a link to another section', async () => {
    const { page } = await open();
    await hydrate(page);
    await tab(page, 'JavaScript').click();
    expect(page.url()).toBe(address);
    await page.locator('.nfse a[href="#reference"]').click();
    expect(await selected(page)).toBe('JavaScript');
    expect((await shown(page)).map((text) => text.trim())).toEqual([sample('JavaScript')]);
  });

  test('are chosen by keys, and the space bar does not scroll', async () => {
    const { page } = await open();
    await hydrate(page);
    await tab(page, 'curl').focus();
    const seen: string[] = [];
    for (const key of ['ArrowRight', 'End', 'ArrowRight', 'ArrowLeft', 'Home']) {
      await page.keyboard.press(key);
      seen.push(await page.evaluate(() => document.activeElement?.textContent ?? ''));
      expect(await selected(page)).toBe(seen.at(-1));
    }
    expect(seen).toEqual(['JavaScript', 'Python', 'curl', 'Python', 'curl']);
    const before = await page.evaluate(() => scrollY);
    await page.keyboard.press('Space');
    expect(await page.evaluate(() => scrollY)).toBe(before);
  });

  test('are opened by an address that names one', async () => {
    const { page } = await open();
    // A reload restores where the reader was instead of going to the fragment: arrive from elsewhere.
    await page.goto('about:blank');
    await page.goto(`${address}#sample-python`);
    // The browser unfolds what an address names when it scrolls there, a little after it has loaded.
    await expect
      .poll(async () => (await shown(page)).map((text) => text.trim()))
      .toEqual([sample('Python')]);
    await hydrate(page);
    expect(await selected(page)).toBe('Python');
    await tab(page, 'curl').click();
    expect(await selected(page)).toBe('curl');
  });
});

describe('a copy button', () => {
  const button = (page: Page, label: string) =>
    page.getByRole('button', { name: new RegExp(`${label}`) });

  test('gives the code as it stands there, and says so', async () => {
    const { page, complaints } = await open();
    await hydrate(page);
    for (const name of names) {
      await tab(page, name).click();
      await button(page, `Request in ${name}`).click();
      await page
        .locator('.tabs__panel[data-current] [role=status]', { hasText: 'Copied' })
        .waitFor({ state: 'attached' });
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      expect(copied).toBe(textOf(samples[name](nfse, note)));
    }
    await page.getByRole('button', { name: /^Copy Request in Python/ }).waitFor();
    expect(complaints).toEqual([]);
  });

  test('selects the code where the clipboard is refused', async () => {
    const { page } = await openAnew();
    await page.evaluate(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
    });
    await hydrate(page);
    await button(page, 'Request in curl').click();
    await page.getByRole('button', { name: /^Selected/ }).waitFor();
    expect(await page.evaluate(() => String(getSelection()))).toBe(sample('curl'));
    await page.evaluate(() => Reflect.deleteProperty(navigator, 'clipboard'));
  });

  test('moves nothing when it arrives, nor when it is pressed', async () => {
    const { page } = await openAnew();
    const heights = () =>
      page.locator('.code').evaluateAll((blocks) => blocks.map((block) => block.clientHeight));
    const before = await heights();
    await hydrate(page);
    expect(await heights()).toEqual(before);
    const width = await button(page, 'Request in curl').evaluate((one) => one.clientWidth);
    await button(page, 'Request in curl').click();
    await page.getByRole('button', { name: /^Copied/ }).waitFor();
    expect(await page.locator('[data-state=copied]').evaluate((one) => one.clientWidth)).toBe(
      width,
    );
  });
});

describe('the whole note', () => {
  test.each(byDay([false, true]))(
    'lights each field on both sides (JavaScript: %s)',
    async (script) => {
      const { page } = await open(script);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const fields = await page.locator('#note input').all();
      expect(fields).toHaveLength(31);
      for (const field of fields) {
        // A click chooses without script as it does with it: once is enough for 31 of them.
        if (script) await field.check({ force: true });
        else
          await field.evaluate((radio: HTMLInputElement) => {
            radio.checked = true;
          });
        if (script) await page.mouse.move(0, 0);
        const own = await field.inputValue();
        const lit = await page.locator('#note [data-field]').evaluateAll((all) =>
          all
            .filter((one) => {
              const ringed =
                getComputedStyle(one.querySelector('mark') ?? one).boxShadow !== 'none';
              const strong =
                Number(getComputedStyle(one.querySelector('b') ?? one).fontWeight) > 500;
              return one.matches('label') ? strong : ringed;
            })
            .map((one) => (one as HTMLElement).dataset['field']),
        );
        expect(lit).toEqual([own, own]);
      }
      await page.emulateMedia({ reducedMotion: null });
    },
  );

  test('on a phone shows the line of what was touched above the sheet, below the header', async () => {
    const { page } = await visit(home, true, 390);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.locator('#note .reading__box', { hasText: 'Descrição do código' }).tap();
    const strip = page.locator('#note .reading__data');
    const box = await strip.boundingBox();
    const header = await page.locator('.header').boundingBox();
    // The header's border lies over the first pixel.
    expect(box?.y).toBeGreaterThanOrEqual((header?.height ?? 844) - 1);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(844);
    const lines = page.locator('#note label.reading__line');
    const readable = await lines.evaluateAll((all) =>
      all.filter((one) => getComputedStyle(one).clipPath === 'none').map((one) => one.textContent),
    );
    expect(readable).toEqual(['"serviceDescribe": "Manutenção de máquinas e elevadores",']);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    // Upwards too, nothing that has the focus lies beneath the strip.
    for (const key of Array.from({ length: 12 }, () => 'ArrowUp')) await page.keyboard.press(key);
    const chosen = await page.locator('#note input:checked').boundingBox();
    const now = await strip.boundingBox();
    expect(chosen?.y).toBeGreaterThanOrEqual((now?.y ?? 0) + (now?.height ?? 0));
    const height = box?.height;
    await page.locator('#note .reading__box', { hasText: 'Número da nota' }).tap();
    expect((await strip.boundingBox())?.height).toBe(height);
  });
});

test('on a phone whose browser has no :has() all lines of the note are shown', async () => {
  const { page } = await watchedPage(browser, {
    viewport: { width: 390, height: 844 },
    // The styles are changed, and are not those that the policy names.
    bypassCSP: true,
  });
  await page.route(address, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replaceAll(':has(', ':no(') });
  });
  await page.goto(address);
  const hidden = await page
    .locator('#note .reading__data [data-field]')
    .evaluateAll((all) =>
      all.filter((one) => getComputedStyle(one).clipPath !== 'none').map((one) => one.textContent),
    );
  expect(hidden).toEqual([]);
  expect(await page.locator('#note .reading__data p').isVisible()).toBe(true);
  await page.context().close();
});
