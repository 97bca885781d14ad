/** How long after the page is loaded, in milliseconds: by then it has been drawn. */
const pause = 500;

/**
 * Brings in what the head keeps in `noscript`, paper's styles and the manifest, once the page has been loaded
 * and drawn: earlier they would share the line with the fonts of the first picture.
 */
export const loadDeferredLinks = (): void =>
  addEventListener('load', () =>
    setTimeout(() => {
      const kept = document.querySelector('head > noscript');
      // To a browser with script it is text. The policy lets no text become markup, so each link is made by hand.
      for (const [tag] of kept?.textContent.matchAll(/<link.*?>/g) ?? []) {
        const link = document.createElement('link');
        for (const [, name = '', value = ''] of tag.matchAll(/(\w+)="(.*?)"/g))
          link.setAttribute(name, value);
        kept?.after(link);
      }
    }, pause),
  );
