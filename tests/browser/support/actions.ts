import type { Page } from 'playwright-core';

/** Pages without an action bar. */
const pagesWithoutBar = ['privacy-policy', 'contact', 'community', 'architecture-studio', 'error'];

/** Whether a page has an action bar on a phone. */
export const sells = (page: string): boolean => !pagesWithoutBar.includes(page);

/** Scroll positions at which no link to contact, WhatsApp or the marketplace is in view, except for the header. */
export const findIdleStretches = (page: Page): Promise<number[]> =>
  page.evaluate(async () => {
    const links = document.querySelectorAll<HTMLElement>(
      ':is(main, footer) a:is([href*="/contact"], [href*="wa.me"], [href*="whatsapp"], [href*="/marketplace/"], [href="#pricing"])',
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
