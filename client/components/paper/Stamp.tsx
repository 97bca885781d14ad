import { useLang } from '../../document/view';
import { copy } from '../copy';
import './stamp.css';

/** Stamped on a sheet whose content is made up. Where a page has several, one of them is said by a screen reader. */
export const Stamp = ({ silent }: { silent?: boolean }) => (
  <p className="stamp" aria-hidden={silent}>
    {copy(useLang()).sample}
  </p>
);
