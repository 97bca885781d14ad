import { offerHref } from '../../shared/links';
import { type OfferId, offerRow } from '../../shared/offers';
import { useLang } from '../view';

/** An offer's name, leading to its page, or to contact in its name until it has one. */
export const OfferLink = ({ offer }: { offer: OfferId }) => {
  const lang = useLang();
  return <a href={offerHref(offer, lang)}>{offerRow(offer).name[lang]}</a>;
};
