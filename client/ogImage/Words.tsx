import { balancedLines } from './lines';
import { type FontName, type Shape, useShape } from './shape';

/** A text, and all that its lines depend on. */
export type Setting = {
  children: string;
  size: number;
  font?: FontName;
  weight?: number;
  /** Breaks into lines of at most this width; without it the text is one line. */
  width?: number;
};

export type WordsProps = Setting & {
  x: number;
  /** The baseline of the first line, in pixels. */
  y: number;
  fill: string;
  anchor?: 'start' | 'middle' | 'end';
  /** Distance of baselines, as a part of the size. */
  leading?: number;
  transform?: string;
};

/** The part of a line's width that lies left of its anchor. */
const before = { start: 0, middle: 0.5, end: 1 };

/** How a text is set: its lines as outlines. */
export const setWords = (
  shape: Shape,
  { children, size, font = 'sans', weight = 500, width }: Setting,
) => {
  const outline = (text: string) => shape(text, font, weight, size);
  const lines =
    width === undefined
      ? [children]
      : balancedLines(children, width, (text) => outline(text).width);
  return lines.map(outline);
};

/** Text on a card, as outlines; drawing text in any other way would depend on the machine's fonts. */
export const Words = (props: WordsProps) => {
  const { x, y, size, fill, anchor = 'start', leading = 1.15, transform } = props;
  return (
    <g fill={fill} transform={transform}>
      {setWords(useShape(), props).map(({ path, width }, at) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: drawn once, never changed
          key={at}
          transform={`translate(${x - width * before[anchor]} ${y + at * size * leading})`}
          d={path}
        />
      ))}
    </g>
  );
};
