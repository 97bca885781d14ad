/** Delay after the `load` event, in milliseconds: the page has been painted by then. */
const pause = 500;

/**
 * Adds the links that the head keeps in `noscript` (print styles and manifest) after the page is loaded
 * and painted. Earlier they would compete with the fonts of the first view for bandwidth.
 */
export const loadDeferredLinks = (): void =>
  addEventListener('load', () =>
    setTimeout(() => {
      const kept = document.querySelector('head > noscript');
      // With scripting on, `noscript` contains text, and the Trusted Types policy forbids parsing it as
      // markup: create each link by hand.
      for (const [tag] of kept?.textContent.matchAll(/<link.*?>/g) ?? []) {
        const link = document.createElement('link');
        for (const [, name = '', value = ''] of tag.matchAll(/(\w+)="(.*?)"/g))
          link.setAttribute(name, value);
        kept?.after(link);
      }
    }, pause),
  );
