import type { CDPSession, Page } from 'playwright-core';
import {
  type Box,
  contrast,
  differs,
  luminance,
  type Picture,
  pixelsOf,
  takePicture,
} from './pixels';

type Word = Box & { text: string };

/** Wraps each text, so that it can be hidden without what is behind it and around it. */
export const wrapText = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const nodes: Node[] = [];
    while (walker.nextNode()) nodes.push(walker.currentNode);
    for (const node of nodes) {
      const parent = node.parentElement;
      // Text of scripts is never shown.
      if (!node.textContent?.trim() || !parent?.checkVisibility()) continue;
      if (parent instanceof SVGElement) parent.classList.add('text-of-test');
      else {
        // No style sheet knows its name.
        const wrapper = document.createElement('text-of-test');
        wrapper.className = 'text-of-test';
        node.parentNode?.replaceChild(wrapper, node);
        wrapper.append(node);
      }
    }
  });

/** The boxes of the words of wrapped text, without those that are clipped away. */
const findWords = (page: Page): Promise<Word[]> =>
  page.evaluate(() => {
    const isClipped = (element: Element | null, box: DOMRect): boolean => {
      if (!element || element === document.body) return false;
      const { overflow, clipPath } = getComputedStyle(element);
      if (clipPath === 'inset(50%)') return true;
      const own = element.getBoundingClientRect();
      const outside =
        box.right > own.right + 1 ||
        box.left < own.left - 1 ||
        box.bottom > own.bottom + 1 ||
        box.top < own.top - 1;
      return (outside && overflow !== 'visible') || isClipped(element.parentElement, box);
    };
    return [...document.querySelectorAll('.text-of-test')].flatMap((element) => {
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return [];
      const owner =
        element.localName === 'text-of-test' ? (element.parentElement ?? element) : element;
      const name = `${owner.localName}.${owner.getAttribute('class') ?? ''}`;
      const range = new Range();
      const texts = [...element.childNodes].filter((node) => node instanceof Text);
      return texts.flatMap((node) =>
        // Spaces at the end of a line have boxes too.
        [...node.data.matchAll(/\S*[\p{L}\p{N}]\S*/gu)].flatMap(({ index, 0: word }) => {
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          return [...range.getClientRects()]
            .filter((box) => box.width > 1 && box.height > 1 && !isClipped(element, box))
            .map(({ x, y, width, height }) => ({
              x: x + scrollX,
              y: y + scrollY,
              width,
              height,
              text: `${name} “${node.data.trim().slice(0, 40)}”`,
            }));
        }),
      );
    });
  });

/** Hides wrapped text or shows it. */
const showText = (page: Page, shown: boolean): Promise<void> =>
  page.evaluate(
    (visibility) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(`.text-of-test { visibility: ${visibility} !important; }`);
      document.adoptedStyleSheets = visibility ? [sheet] : [];
    },
    shown ? '' : 'hidden',
  );

/** Text whose pixels have less contrast than this to what is around them cannot be read. */
const leastContrast = 3;

/** The contrast of a word to what is most in its box. */
const readContrast = (shown: Picture, hidden: Picture, word: Word): number => {
  const counts = new Map<number, number>();
  const own: number[] = [];
  for (const at of pixelsOf(shown, word)) {
    const light = luminance(shown, at);
    counts.set(light, (counts.get(light) ?? 0) + 1);
    if (differs(shown, hidden, at)) own.push(light);
  }
  const [ground = 0] = [...counts].reduce((most, one) => (one[1] > most[1] ? one : most), [0, 0]);
  return Math.max(1, ...own.map((light) => contrast(light, ground)));
};

/** Shown text, wrapped by `wrapText`, that has a word which cannot be read. */
export const findVanishedText = async (page: Page, session: CDPSession): Promise<string[]> => {
  await showText(page, false);
  const hidden = await takePicture(page, session);
  await showText(page, true);
  const shown = await takePicture(page, session);
  const words = await findWords(page);
  const vanished = words.filter((word) => readContrast(shown, hidden, word) < leastContrast);
  return [...new Set(vanished.map(({ text }) => text))];
};
