/** Measures the width of a text in pixels. */
type Measure = (text: string) => number;

/** Breaks a text at spaces into lines no wider than `width`, except a single word that is wider. */
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
 * Breaks a text into lines of similar length: the narrowest width that needs no more lines than the box
 * does (like `text-wrap: balance`).
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
