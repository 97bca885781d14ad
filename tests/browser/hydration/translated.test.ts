import { describe, expect, test } from 'vitest';
import { everySecondByDay } from '../../support/exhaustive';
import { addresses, sample } from '../support/addresses';
import { hydrate, settled } from '../support/browser';
import { mockWhatsApp } from '../support/mockWhatsApp';
import { visit } from '../support/visit';

/** Wraps all text outside of code as Chrome's translator does, and what React adds later. Runs in the page. */
const translate = (): void => {
  const untouched = 'script, style, code, pre, textarea, select, [translate=no], svg';
  const wrap = (root: Node): void => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = root instanceof Text ? [root] : [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      const parent = text.parentElement;
      if (!parent || parent.closest(`font, ${untouched}`) || !text.data.trim()) continue;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      text.replaceWith(outer);
      outer.append(inner);
      inner.append(text);
    }
  };
  document.documentElement.classList.add('translated-ltr');
  wrap(document.body);
  new MutationObserver((records) => {
    for (const { addedNodes } of records) for (const node of addedNodes) wrap(node);
  }).observe(document.body, { childList: true, subtree: true });
};

/** Uses each control of the page once, those that appear too, and gives their number. Runs in the page. */
const useControls = async (): Promise<number> => {
  const pause = () => new Promise((resolve) => setTimeout(resolve, 5));
  const type = (field: HTMLInputElement | HTMLTextAreaElement, value: string) => {
    // React takes no notice of a value that its own setter has set.
    const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {};
    set?.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
    field.dispatchEvent(new Event('change', { bubbles: true }));
  };
  const use = async (control: Element): Promise<void> => {
    if (control instanceof HTMLSelectElement) {
      for (const option of [...control.options].reverse()) {
        control.value = option.value;
        control.dispatchEvent(new Event('change', { bubbles: true }));
        await pause();
      }
    } else if (control instanceof HTMLTextAreaElement) type(control, '');
    else if (
      control instanceof HTMLInputElement &&
      !control.matches('[type=radio], [type=checkbox]')
    )
      for (const value of control.type === 'range'
        ? ['10', '90']
        : ['', '2500', '99999999', '-5', 'x']) {
        type(control, value);
        await pause();
      }
    else (control as HTMLElement).click();
    await pause();
  };
  const used = new Set<Element>();
  for (;;) {
    const next = [
      ...document.querySelectorAll('summary, button, input:not([type=hidden]), select, textarea'),
    ].find((control) => !used.has(control));
    if (!next) return used.size;
    used.add(next);
    await use(next);
  }
};

describe.for(everySecondByDay(sample(addresses)))('$address', ({ address }) => {
  test('all controls of the translated page work, and the page stays', async () => {
    const { page, complaints } = await visit(address);
    await mockWhatsApp(page);
    await hydrate(page);
    await settled(page);
    await page.evaluate(translate);
    await page.evaluate(() => Object.assign(window, { same: true }));
    expect(await page.evaluate(useControls)).toBeGreaterThan(0);
    expect(complaints).toEqual([]);
    expect(await page.evaluate(() => 'same' in window)).toBe(true);
  });
});
