import type { ReactNode } from 'react';
import { brand } from '../../shared/brand';
import { useShape } from './shape';
import { Words, type WordsProps } from './Words';

type Box = { x: number; y: number; width: number; height: number };

type BlockProps = Box & {
  fill?: string;
  /** Rotation around its centre, in degrees. */
  turn?: number;
  /** The content, in coordinates relative to the block's top left corner. */
  children?: ReactNode;
};

const placed = ({ x, y, width, height, turn = 0 }: BlockProps): string =>
  `translate(${x} ${y}) rotate(${turn} ${width / 2} ${height / 2})`;

/** A sheet of paper with a shadow and the logo's folded corner. */
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

/** A dark screen for API answers. */
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

/** A word highlighted with a marker pen. */
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
