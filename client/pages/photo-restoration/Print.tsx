import { type Photograph, Picture } from '../../components/picture/Picture';
import './prints.drawing.css';

type Props = { of: Photograph; alt?: string; sizes: string };

/** A photograph on paper, in its white border. */
export const Print = ({ alt = '', ...shown }: Props) => (
  <Picture className="photo-restoration__print" alt={alt} {...shown} />
);
