import type { Photograph } from '../../components/picture/Picture';
import type { Project } from './data';

/** The picture of a project. */
export const pictureOf = ({ id }: Pick<Project, 'id'>): Photograph => ({
  name: id,
  widths: [640, 1280],
  ratio: 1280 / 852,
});

/** The picture of the first view. */
export const coverPicture = pictureOf({ id: 'pavilhao' });
