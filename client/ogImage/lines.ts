/** How wide a text is set, in pixels. */
type Measure = (text: string) => number;

/** Breaks a text at its spaces so that no line is wider than `width`, save a word that is by itself. */
const breakLines = (text: string, width: number, measure: Measure): string[] => {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = [...lines.slice(-1), word].join(' ');
    if (lines.length > 0 && measure(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
};

/**
 * The lines of a text in a box, of nearly one length: the narrowest setting that takes no more lines
 * than the box needs (as `text-wrap: balance` does).
 */
export const balancedLines = (text: string, width: number, measure: Measure): string[] => {
  const count = breakLines(text, width, measure).length;
  let [narrow, wide] = [width / 4, width];
  while (wide - narrow > 4) {
    const middle = (narrow + wide) / 2;
    const lines = breakLines(text, middle, measure);
    if (lines.length > count || lines.some((line) => measure(line) > middle)) narrow = middle;
    else wide = middle;
  }
  return breakLines(text, wide, measure);
};
