import type { Reader } from './reader';

/** Position, size and colours of a part of a page. */
type Box = { name: string; top: number; width: number; height: number; colours: string };

/** The compared parts; text within them may wrap differently. */
const parts =
  'header, footer, section, article, figure, table, form, fieldset, label, h1, h2, ol, ul, dl, pre, details, img, svg';

/** Reads the parts of the page that are shown, in document order. */
export const readBoxes = (reader: Reader): Promise<Box[]> =>
  reader.evaluate(async (selector) => {
    await document.fonts.ready;
    const rounded = (colour: string) =>
      colour.replace(/\d+\.\d+/g, (number) => Number(number).toFixed(2));
    return (
      [...document.querySelectorAll(selector)]
        .filter((element) => element.getClientRects().length > 0)
        // Engines differ in the boxes of inline text.
        .filter((element) => !getComputedStyle(element).display.startsWith('inline'))
        .map((element) => {
          const { top, width, height } = element.getBoundingClientRect();
          const { color, backgroundColor } = getComputedStyle(element);
          return {
            name: [element.localName, ...element.classList].join('.'),
            top: top + scrollY,
            width,
            height,
            colours: rounded(`${color} on ${backgroundColor}`),
          };
        })
    );
  }, parts);

/** Parts that have moved by more than a pixel. */
export const findShifts = (before: Box[], after: Box[]): string[] =>
  before.flatMap(({ name, top }, at) => {
    const now = after[at];
    if (now?.name !== name) return [`${name} became ${now?.name}`];
    return Math.abs(now.top - top) > 1 ? [`${name}: from ${top} to ${now.top}`] : [];
  });

/**
 * Parts that two engines show differently. Small differences come from the width of letters.
 */
export const findDifferences = (ours: Box[], theirs: Box[]): string[] =>
  ours.flatMap((one, at) => {
    const other = theirs[at];
    if (other?.name !== one.name) return [`${one.name} is ${other?.name}`];
    const differs = (key: 'width' | 'height', least: number, share: number) =>
      Math.abs(one[key] - other[key]) > Math.max(least, one[key] * share)
        ? [`${one.name}: ${key} ${other[key]} instead of ${one[key]}`]
        : [];
    return [
      ...differs('width', 24, 0.2),
      ...differs('height', 56, 0.35),
      ...(one.colours === other.colours
        ? []
        : [`${one.name}: ${other.colours} instead of ${one.colours}`]),
    ];
  });
