import type { Page } from 'playwright-core';

/** Links and buttons of header and open menu that are smaller than 44 px. */
export const findSmallTargets = (page: Page): Promise<{ all: number; small: string[] }> =>
  page.evaluate(() => {
    const header = document.querySelector('header:not(main *)');
    const menus = [...document.querySelectorAll<HTMLElement>('[popover]')];
    for (const menu of menus) menu.showPopover();
    const targets = [header, ...menus]
      .flatMap((part) => [...(part?.querySelectorAll('a, button') ?? [])])
      .map((element) => ({ element, ...element.getBoundingClientRect().toJSON() }))
      .filter(({ width, height }) => width > 0 && height > 0);
    for (const menu of menus) menu.hidePopover();
    const small = targets.filter(({ width, height }) => Math.min(width, height) < 43.99);
    return {
      all: targets.length,
      small: small.map(({ element, width, height }) => {
        const name = element.getAttribute('aria-label') ?? element.textContent;
        return `${name?.trim()}: ${width.toFixed(1)}×${height.toFixed(1)}`;
      }),
    };
  });
