import type { Reader } from './reader';

/** A block of a page as one engine lays it out, in CSS pixels, and its colours. */
export type Box = { name: string; x: number; width: number; height: number; colours: string };

/** The blocks of the main part, in document order, and where the page ends. */
export const readBoxes = (reader: Reader): Promise<{ boxes: Box[]; tops: number[]; end: number }> =>
  reader.evaluate(async () => {
    await document.fonts.ready;
    const round = (value: number) => Math.round(value * 10) / 10;
    const blocks = [...document.querySelectorAll<HTMLElement | SVGElement>('header, footer, main *')]
      .filter((element) => element.getClientRects().length > 0)
      .map((element) => ({ element, style: getComputedStyle(element) }))
      .filter(({ element, style }) => !style.display.startsWith('inline') && !(element.parentElement instanceof SVGElement));
    const rects = blocks.map(({ element }) => element.getBoundingClientRect());
    return {
      boxes: blocks.map(({ element, style }, at) => ({
        name: [element.localName, ...element.classList].join('.'),
        x: round(rects[at]?.x ?? 0),
        width: round(rects[at]?.width ?? 0),
        height: round(rects[at]?.height ?? 0),
        colours: `${style.color} on ${style.backgroundColor}`.replace(/\d+\.\d+/g, (number) => Number(number).toFixed(2)),
      })),
      tops: rects.map(({ top }) => round(top + scrollY)),
      end: document.documentElement.scrollHeight,
    };
  });
