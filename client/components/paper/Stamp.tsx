import type { Localized } from '../../../shared/languages';
import { useLang } from '../../document/view';
import './stamp.css';

const word: Localized<string> = { en: 'Sample', pt: 'Amostra' };

/** Stamped on a sheet whose content is made up. Where a page has several, one of them is said by a screen reader. */
export const Stamp = ({ silent }: { silent?: boolean }) => (
  <p className="stamp" aria-hidden={silent}>
    {word[useLang()]}
  </p>
);
