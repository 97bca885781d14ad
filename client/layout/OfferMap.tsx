import { formatPrice } from '../../shared/format';
import type { Lang } from '../../shared/languages';
import { productAddress } from '../../shared/links';
import { type OfferGroup, type OfferId, offerGroups, offerRow } from '../../shared/offers';
import { isPage, pageLangs } from '../../shared/pages';
import { startingPrice } from '../../shared/prices/planPrices';
import { OfferLink } from '../components/OfferLink';
import { useLang } from '../document/view';
import { copy } from './copy';
import './offer-map.css';

const entries = Object.entries(offerGroups).map(([group, rows]) => [group, Object.keys(rows)]) as [
  OfferGroup,
  OfferId[],
][];

/** Whether an offer is for readers of a language: not if its page exists in another one only. */
const isFor = (lang: Lang, id: OfferId): boolean => !isPage(id) || pageLangs(id).includes(lang);

/** All offers in groups, with the price that they start at. */
export const OfferMap = () => {
  const lang = useLang();
  const { groups, from } = copy(lang).offers;
  return entries.map(([group, offers]) => (
    <div key={group} className="offer-map">
      <h3>{groups[group]}</h3>
      <ul>
        {offers
          .filter((id) => isFor(lang, id))
          .map((offer) => {
            const price = startingPrice(offer)?.[lang];
            // The Telegram manager has no page: its specified address redirects to its card on the home page.
            return (
              <li key={offer} className={offerRow(offer).onPhone ? 'offer-map__first' : undefined}>
                {offer === 'telegram-manager' ? (
                  <a href={productAddress(offer, lang)}>{offerRow(offer).name[lang]}</a>
                ) : (
                  <OfferLink offer={offer} />
                )}
                {price && (
                  <span className="offer-map__price">{from(formatPrice(price, lang))}</span>
                )}
              </li>
            );
          })}
      </ul>
    </div>
  ));
};
