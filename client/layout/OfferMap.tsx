import { formatPrice } from '../../shared/format';
import { productAddress } from '../../shared/links';
import { offerRow } from '../../shared/offers';
import { startingPrices } from '../../shared/prices/startingPrices';
import { OfferLink } from '../components/OfferLink';
import { useLang } from '../document/view';
import { copy } from './copy';
import { isFirst, offerGroups } from './offerGroups';

/** All offers in groups, with the price that they start at. */
export const OfferMap = () => {
  const lang = useLang();
  const { groups, from } = copy(lang).offers;
  return offerGroups(lang).map(([group, offers]) => (
    <div key={group} className="offers">
      <h3>{groups[group]}</h3>
      <ul>
        {offers.map((offer) => {
          const price = startingPrices[offer]?.[lang];
          // The Telegram manager has no page: its specified address redirects to the section of the home page that names it.
          return (
            <li key={offer} className={isFirst(offer) ? 'offers__first' : undefined}>
              {offer === 'telegram-manager' ? (
                <a href={productAddress(offer, lang)}>{offerRow(offer).name[lang]}</a>
              ) : (
                <OfferLink offer={offer} />
              )}
              {price && <span className="offers__price">{from(formatPrice(price, lang))}</span>}
            </li>
          );
        })}
      </ul>
    </div>
  ));
};
