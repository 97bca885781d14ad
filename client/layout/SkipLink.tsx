import { useLang } from '../view';
import { copy } from './copy';

/** The id of the main landmark: where the skip link and a navigation lead. */
export const contentId = 'content';

export const SkipLink = () => (
  <a className="skip-link" href={`#${contentId}`}>
    {copy(useLang()).skip}
  </a>
);
