import { contactHref } from '../../shared/links';
import { useLang, useSourcePage } from '../view';
import { copy } from './copy';

/** Get Started: contact, with the page that it was pressed on. */
export const StartLink = ({ className }: { className: string }) => {
  const lang = useLang();
  const sourcePage = useSourcePage();
  return (
    <a className={className} href={contactHref(lang, sourcePage ? { sourcePage } : {})}>
      {copy(lang).menu.start}
    </a>
  );
};
