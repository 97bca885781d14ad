import { offerHref } from '../../shared/links';
import { type OfferId, offerRow } from '../../shared/offers';
import { useLang } from '../view';

/** An offer's name as a link to its page, or to contact if it has no page yet. */
export const OfferLink = ({ offer }: { offer: OfferId }) => {
  const lang = useLang();
  return <a href={offerHref(offer, lang)}>{offerRow(offer).name[lang]}</a>;
};
