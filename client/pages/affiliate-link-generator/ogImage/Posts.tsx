import { brand } from '../../../../shared/brand';
import { crops, Scene } from '../Photo';

type Box = { x: number; y: number; width: number };

const border = 12;

/** A post: the cropped photo, lines in place of text, and the affiliate link, highlighted. */
const Post = ({ crop, x, y, width }: Box & { crop: keyof typeof crops }) => {
  const [, , wide = 1, high = 1] = crops[crop].split(' ').map(Number);
  const inner = width - 2 * border;
  const height = (inner * high) / wide;
  const below = border + height;
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect width={width} height={below + 84} rx="20" fill={brand.sheet.light} />
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: part of a picture, whose alternative text is the card's */}
      <svg x={border} y={border} width={inner} height={height} viewBox={crops[crop]}>
        <use href="#affiliate-photo" />
      </svg>
      <rect x={border + 4} y={below + 16} width={inner * 0.8} height="14" rx="7" fill="#c5cbc4" />
      <rect
        x={border + 4}
        y={below + 42}
        width={inner * 0.55}
        height="26"
        rx="5"
        fill={brand.fieldSun.light}
      />
    </g>
  );
};

/** One product as a post on four networks, each in its own layout. */
export const Posts = () => (
  <>
    <defs>
      <Scene />
    </defs>
    <Post crop="message" x={636} y={22} width={284} />
    <Post crop="square" x={636} y={362} width={284} />
    <Post crop="pin" x={942} y={-40} width={236} />
    <Post crop="channel" x={942} y={428} width={236} />
  </>
);
