import { offerHref } from '../../shared/links';
import { type OfferId, offerRow } from '../../shared/offers';
import { isPage } from '../../shared/pages';
import { useLang } from '../document/view';
import { copy } from './copy';

/** An offer's name as a link to its page, or to contact if it has no page. */
export const OfferLink = ({ offer }: { offer: OfferId }) => {
  const lang = useLang();
  return (
    <a href={offerHref(offer, lang)}>
      {offerRow(offer).name[lang]}
      {isPage(offer) || <span className="visually-hidden">{copy(lang).askForIt}</span>}
    </a>
  );
};
