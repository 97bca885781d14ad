import { brand } from '../../../../shared/brand';
import { Marked } from '../../../ogImage/blocks';
import { useShape } from '../../../ogImage/shape';
import { Words } from '../../../ogImage/Words';

type Props = { children: string; x: number; y: number; size: number; fill: string };

const weight = 550;

/** A line of a message; text between asterisks is highlighted and gets extra space for it. */
export const Message = ({ children, x, y, size, fill }: Props) => {
  const shape = useShape();
  const widthOf = (text: string) => shape(text, 'sans', weight, size).width;
  let at = x;
  return children.split('*').map((part, index) => {
    const place = { x: at, y, size, weight };
    at += widthOf(part) + (index % 2) * size * 0.2;
    return index % 2 ? (
      <Marked key={part} {...place} tone={brand.fieldSun.light}>
        {part}
      </Marked>
    ) : (
      <Words key={part} {...place} fill={fill}>
        {part}
      </Words>
    );
  });
};
