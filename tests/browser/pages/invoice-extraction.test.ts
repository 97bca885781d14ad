import { describe, expect, test } from 'vitest';
import { flatFields } from '../../../shared/apis/api';
import { invoice } from '../../../shared/apis/invoice';
import { byDay } from '../../support/exhaustive';
import { hydrate } from '../support/browser';
import { byMouse, returningVisitor } from '../support/returning';
import { setStage } from '../support/stage';

const addresses = ['/en/products/invoice-extraction', '/pt/extrator-notas-fiscais'];

const open = returningVisitor(await setStage(), '/en/products/invoice-extraction', {
  ...byMouse,
  viewport: { width: 1280, height: 900 },
  permissions: ['clipboard-read', 'clipboard-write'],
  reducedMotion: 'no-preference',
});

describe.each(byDay(addresses))('%s', (address) => {
  test.each(byDay([true, false]))(
    'each of its twelve fields is lit on both sides (script: %s)',
    async (script) => {
      const { page, complaints } = await open(address, script);
      if (script) await hydrate(page);
      const boxes = page.locator('.reading__sheet [data-field]');
      expect(await boxes.count()).toBe(12);
      for (let at = 1; at <= 12; at++) {
        await page.locator(`.reading__line[data-field="${at}"]`).hover();
        const lit = await page.evaluate(() =>
          [...document.querySelectorAll<HTMLElement>('.reading__sheet [data-field]')]
            .filter((box) => {
              const mark = box.querySelector('mark');
              return mark && getComputedStyle(mark).boxShadow !== 'none';
            })
            .map(({ dataset }) => dataset['field']),
        );
        expect(lit).toEqual([String(at)]);
      }
      expect(complaints).toEqual([]);
    },
  );

  test.each(byDay([false, true]))(
    'shows one sample, and another when asked (script: %s)',
    async (script) => {
      const { page } = await open(address, script);
      await page.locator('details:has(> #request) > summary').click();
      if (script) await hydrate(page);
      const shown = () => page.locator('.tabs__panel:visible').count();
      expect(await shown()).toBe(1);
      await page.getByRole(script ? 'tab' : 'link', { name: 'Python' }).click();
      expect(await shown()).toBe(1);
      expect(await page.locator('.tabs__panel:visible').innerText()).toContain('import requests');
    },
  );

  test('copies the answer, every field of it', async () => {
    const { page, complaints } = await open(address);
    await hydrate(page);
    await page.locator('details:has(> #answer) > summary').click();
    await page.locator('#answer > .code button').click();
    await page.locator('#answer > .code [role=status]', { hasText: /Copied|Copiado/ }).waitFor();
    const copied = JSON.parse(await page.evaluate(() => navigator.clipboard.readText()));
    expect(Object.keys({ ...copied, ...copied.bankInfo })).toHaveLength(
      flatFields(invoice.response).length,
    );
    expect(complaints).toEqual([]);
  });

  test('a link to a folded part opens it, below the header', async () => {
    const { page } = await open(address);
    await page.goto(`${page.url()}#fields`);
    const part = page.locator('details:has(> #fields)');
    expect(await part.getAttribute('open')).not.toBeNull();
    const top = await part.evaluate((element) => element.getBoundingClientRect().top);
    const header = await page.locator('.header').evaluate((bar) => bar.clientHeight);
    expect(top).toBeGreaterThanOrEqual(header);
    expect(top).toBeLessThan(400);
  });
});
