import { type Shape, useShape } from './shape';
import { Words, type WordsProps } from './Words';

const letters = { font: 'display', weight: 700 } as const;

/** Of a name that fits; a longer one is set smaller, so that it does not run into the figure. */
const largest = 38;

/** Whether the brand's font has every letter of a name: `SITE_NAME` may be of any script. */
export const canBeNamed = (shape: Shape, name: string): boolean => {
  try {
    return shape(name, letters.font, letters.weight, largest).width > 0;
  } catch {
    return false;
  }
};

type Props = Pick<WordsProps, 'children' | 'x' | 'y' | 'fill'> & { width: number };

/** The brand beside its mark, in one line of at most a width. */
export const BrandName = ({ width, ...words }: Props) => {
  const natural = useShape()(words.children, letters.font, letters.weight, largest).width;
  return <Words {...words} {...letters} size={largest * Math.min(1, width / natural)} />;
};
