import type { Page } from 'playwright-core';

/** A choice that changes texts, and none of them where assistive technology hears of it, or a magnifier shows it. */
export type SilentChoice = { control: string; appeared: string };

/**
 * Selects each option of a page by its control, as a keyboard does, and finds those that show other texts without a
 * live region that changes (WCAG 2.2, 4.1.3). Texts of the control's own group do not count: the focus is there. In a
 * window as low as that of a magnifier, the region that changes has to be in view with the control as well, and not over it.
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
    const regions = [
      ...document.querySelectorAll('[role="status"], [aria-live]:not([aria-live="off"]), output'),
    ];
    const heard = (): string[] =>
      regions.map((region) => [...shownTexts(region, null).values()].join(' '));
    // In view, and not below something that is sticky. What is only said belongs to a control that shows it itself;
    // the bird lets a pointer through.
    const isInView = (region: Element): boolean =>
      [...shownTexts(region, null).keys()].some((node) => {
        const range = document.createRange();
        range.selectNodeContents(node);
        const [line] = range.getClientRects();
        if (!line || line.top >= innerHeight || line.bottom <= 0) return false;
        if (region.matches('.visually-hidden, .bird *')) return true;
        const found = document.elementFromPoint(
          (line.left + line.right) / 2,
          Math.min(Math.max((line.top + line.bottom) / 2, 0), innerHeight - 1),
        );
        return found !== null && (region.contains(found) || found.contains(region));
      });
    const magnified = innerHeight < 480;
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
      if (magnified) input.focus();
      input.click();
      await frame();
      const appeared = [...shownTexts(main, group)]
        .filter(([node, text]) => before.get(node) !== text)
        .map(([, text]) => text.trim());
      if (appeared.length === 0) continue;
      const changed = () => regions.filter((_region, at) => heard()[at] !== heardBefore[at]);
      for (let waited = 0; waited < 10 && changed().length === 0; waited++)
        await new Promise((resolve) => setTimeout(resolve, 100));
      const { left, right, top, bottom } = input.getBoundingClientRect();
      const inMiddle = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      const isCovered = regions.some((one) => one.contains(inMiddle) && !one.contains(input));
      if (magnified ? isCovered || !changed().some(isInView) : changed().length === 0)
        silent.push({
          control: input.id || `${input.name} ${input.value}`,
          appeared: appeared.join(' | ').slice(0, 200),
        });
    }
    return silent;
  });
