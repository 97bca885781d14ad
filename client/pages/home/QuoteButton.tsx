import { contactHref } from '../../../shared/links';
import { useLang, useSourcePage } from '../../view';
import { copy } from './copy';

export const QuoteButton = () => {
  const lang = useLang();
  const sourcePage = useSourcePage();
  return (
    <a className="button button--large" href={contactHref(lang, sourcePage ? { sourcePage } : {})}>
      {copy(lang).quote}
    </a>
  );
};
