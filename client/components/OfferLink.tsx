import { offerHref } from '../../shared/links';
import { type OfferId, offerRow } from '../../shared/offers';
import { isPage } from '../../shared/pages';
import { useLang } from '../view';
import { copy } from './copy';

/** An offer's name as a link to its page, or to contact if it has no page yet. */
export const OfferLink = ({ offer }: { offer: OfferId }) => {
  const lang = useLang();
  const name = offerRow(offer).name[lang];
  if (isPage(offer)) return <a href={offerHref(offer, lang)}>{name}</a>;
  return (
    <a href={offerHref(offer, lang)}>
      <span>{name}</span>
      <span className="visually-hidden">{copy(lang).askForIt}</span>
    </a>
  );
};
