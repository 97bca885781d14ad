import { type Shape, useShape } from './shape';
import { Words, type WordsProps } from './Words';

const letters = { font: 'display', weight: 700 } as const;

/**
 * The font size of a name that fits. A longer name is set smaller, so that it does not overlap the
 * figure.
 */
const largest = 38;

/** Whether the display font has every letter of a name: `SITE_NAME` may be in any script. */
export const canBeNamed = (shape: Shape, name: string): boolean => {
  try {
    return shape(name, letters.font, letters.weight, largest).width > 0;
  } catch {
    return false;
  }
};

type Props = Pick<WordsProps, 'children' | 'x' | 'y' | 'fill'> & { width: number };

/** The site name beside the logo, on one line that is scaled down to the given width. */
export const BrandName = ({ width, ...words }: Props) => {
  const natural = useShape()(words.children, letters.font, letters.weight, largest).width;
  return <Words {...words} {...letters} size={largest * Math.min(1, width / natural)} />;
};
