import { balancedLines } from './lines';
import { type FontName, type Shape, useShape } from './shape';

/** A text and everything that decides where its lines break. */
export type Setting = {
  children: string;
  size: number;
  font?: FontName;
  weight?: number;
  /** The maximum width of a line in pixels; without it the text stays on one line. */
  width?: number;
};

export type WordsProps = Setting & {
  x: number;
  /** The baseline of the first line, in pixels. */
  y: number;
  fill: string;
  anchor?: 'start' | 'middle' | 'end';
  /** Line height as a multiple of the font size. */
  leading?: number;
  transform?: string;
};

/** The part of a line's width to the left of its anchor. */
const before = { start: 0, middle: 0.5, end: 1 };

/** Breaks a text into lines and converts each to an outline. */
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

/** Draws text as outlines: an SVG `<text>` would depend on the fonts installed on the machine. */
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
