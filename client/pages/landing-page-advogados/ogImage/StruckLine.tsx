import { useShape } from '../../../ogImage/shape';
import { setWords, Words, type WordsProps } from '../../../ogImage/Words';

type Props = WordsProps & {
  /** Where the line runs, counted from the baseline as a part of the size, and how thick it is. */
  at: number;
  thick: number;
};

/** Text with a line through or under each of its lines, as a revised draft has. */
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
