import type { Photograph } from '../../components/picture/Picture';
import type { Project } from './data';

/** The picture of a project. */
export const pictureOf = ({ id }: Project): Photograph => ({
  name: id,
  widths: [640, 1280],
  ratio: 3 / 2,
});
