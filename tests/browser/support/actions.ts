import type { Page } from 'playwright-core';

/** Pages that sell nothing, or that have one action in sight all the time. */
const pagesWithoutBar = ['privacy-policy', 'contact', 'community', 'architecture-studio', 'error'];

/** Whether a page has the bar with its action on a phone. */
export const sells = (page: string): boolean => !pagesWithoutBar.includes(page);

/** Where a reader who scrolls through a page has no link to contact, WhatsApp or a shop in view, the header's aside. */
export const findIdleStretches = (page: Page): Promise<number[]> =>
  page.evaluate(async () => {
    const links = document.querySelectorAll<HTMLElement>(
      ':is(main, footer) a:is([href*="/contact"], [href*="wa.me"], [href*="whatsapp"], [href*="/marketplace/"])',
    );
    const inView = (link: HTMLElement) => {
      const { top, bottom, width } = link.getBoundingClientRect();
      const visible = link.checkVisibility({ visibilityProperty: true });
      return visible && width > 0 && bottom > 0 && top < innerHeight;
    };
    const idle: number[] = [];
    const end = document.documentElement.scrollHeight - innerHeight;
    for (let y = 0; y < end; y += innerHeight / 2) {
      scrollTo({ top: y, behavior: 'instant' });
      for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
      if (![...links].some(inView)) idle.push(Math.round(y));
    }
    scrollTo({ top: 0, behavior: 'instant' });
    return idle;
  });
