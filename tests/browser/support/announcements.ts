import type { Page } from 'playwright-core';

/** A choice that changes texts, and none of them where assistive technology hears of it. */
export type SilentChoice = { control: string; appeared: string };

/**
 * Selects each option of a page by its control, as a keyboard does, and finds those that show other texts without a
 * live region that changes (WCAG 2.2, 4.1.3). Texts of the control's own group do not count: the focus is there.
 */
export const findSilentChoices = (page: Page): Promise<SilentChoice[]> =>
  page.evaluate(async () => {
    const isShown = (element: Element): boolean =>
      element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0;
    const textNodes = (root: Node): Text[] => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const nodes: Text[] = [];
      while (walker.nextNode()) nodes.push(walker.currentNode as Text);
      return nodes;
    };
    const shownTexts = (root: Node, except: Element | null): Map<Text, string> =>
      new Map(
        textNodes(root)
          .filter(
            ({ data, parentElement }) =>
              data.trim() !== '' &&
              parentElement !== null &&
              !except?.contains(parentElement) &&
              isShown(parentElement),
          )
          .map((node) => [node, node.data]),
      );
    const heard = (): string =>
      [...document.querySelectorAll('[role="status"], [aria-live]:not([aria-live="off"]), output')]
        .map((region) => [...shownTexts(region, null).values()].join(' '))
        .join('|');
    const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

    const silent: SilentChoice[] = [];
    const main = document.querySelector('main') ?? document.body;
    for (const input of main.querySelectorAll<HTMLInputElement>(
      'input[type="radio"]:not(:checked), input[type="checkbox"]',
    )) {
      if (input.disabled || input.closest('details:not([open])') || !input.checkVisibility())
        continue;
      const group = input.closest('fieldset') ?? input.closest('label, li') ?? input.parentElement;
      const before = shownTexts(main, group);
      const heardBefore = heard();
      input.click();
      await frame();
      const appeared = [...shownTexts(main, group)]
        .filter(([node, text]) => before.get(node) !== text)
        .map(([, text]) => text.trim());
      for (let waited = 0; waited < 10 && appeared.length > 0 && heard() === heardBefore; waited++)
        await new Promise((resolve) => setTimeout(resolve, 100));
      if (appeared.length > 0 && heard() === heardBefore)
        silent.push({
          control: input.id || `${input.name} ${input.value}`,
          appeared: appeared.join(' | ').slice(0, 200),
        });
    }
    return silent;
  });
