import { useShape } from '../../../ogImage/shape';
import { setWords, Words, type WordsProps } from '../../../ogImage/Words';

type Props = WordsProps & {
  /** The line's offset from the baseline as a fraction of the font size, and its thickness. */
  at: number;
  thick: number;
};

/** Text with a line through or under each line, as in a revised draft. */
export const StruckLine = ({ at, thick, ...words }: Props) => {
  const { x, y, size, fill, leading = 1.15 } = words;
  const lines = setWords(useShape(), words).map(
    ({ width }, row) => `M${x} ${y + row * size * leading + at * size}h${width}`,
  );
  return (
    <>
      <Words {...words} />
      <path d={lines.join('')} stroke={fill} strokeWidth={thick} />
    </>
  );
};
