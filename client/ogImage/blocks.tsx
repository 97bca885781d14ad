import type { ReactNode } from 'react';
import { brand } from '../../shared/brand';
import { useShape } from './shape';
import { Words, type WordsProps } from './Words';

type Box = { x: number; y: number; width: number; height: number };

type BlockProps = Box & {
  fill?: string;
  /** Turned around its middle, in degrees. */
  turn?: number;
  /** What lies on it, in its own coordinates: 0, 0 is its corner. */
  children?: ReactNode;
};

const placed = ({ x, y, width, height, turn = 0 }: BlockProps): string =>
  `translate(${x} ${y}) rotate(${turn} ${width / 2} ${height / 2})`;

/** A sheet of paper with a shadow and the folded corner of the mark. */
export const Sheet = (props: BlockProps) => {
  const { width, height, fill = brand.sheet.light, children } = props;
  const fold = 56;
  return (
    <g transform={placed(props)}>
      <path
        d={`M10 12h${width - fold}l${fold} ${fold}v${height - fold}H10z`}
        fill="#000"
        opacity="0.13"
      />
      <path d={`M0 0h${width - fold}l${fold} ${fold}v${height - fold}H0z`} fill={fill} />
      <path d={`M${width - fold} 0v${fold}h${fold}z`} fill={brand.sun.light} />
      {children}
    </g>
  );
};

/** A dark screen, as answers stand on. */
export const Screen = (props: BlockProps) => {
  const { width, height, fill = brand.screen.light, children } = props;
  return (
    <g transform={placed(props)}>
      <rect width={width} height={height} rx="18" fill={fill} />
      {children}
    </g>
  );
};

type MarkedProps = Omit<WordsProps, 'fill' | 'width'> & { tone: string; fill?: string };

/** A word under a marker pen's stroke. */
export const Marked = ({ tone, fill = brand.onSheet.light, ...words }: MarkedProps) => {
  const { x, y, size, font = 'sans', weight = 600, children } = words;
  const { width } = useShape()(children, font, weight, size);
  return (
    <>
      <rect
        x={x - size * 0.22}
        y={y - size * 0.92}
        width={width + size * 0.44}
        height={size * 1.24}
        rx={size * 0.14}
        fill={tone}
      />
      <Words {...words} font={font} weight={weight} fill={fill} />
    </>
  );
};
