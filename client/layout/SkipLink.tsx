import { useLang } from '../document/view';
import { copy } from './copy';
import { contentId } from './ids';
import './skip-link.css';

export const SkipLink = () => (
  <a className="skip-link" href={`#${contentId}`}>
    {copy(useLang()).skip}
  </a>
);
