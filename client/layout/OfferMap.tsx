import { formatPrice } from '../../shared/format';
import { offerRow } from '../../shared/offers';
import { startingPrices } from '../../shared/prices/startingPrices';
import { useLang } from '../view';
import { copy } from './copy';
import { isFirst, mapHref, offerGroups } from './offerGroups';

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
          return (
            <li key={offer} className={isFirst(offer) ? 'offers__first' : undefined}>
              <a href={mapHref(offer, lang)}>{offerRow(offer).name[lang]}</a>
              {price && <span className="offers__price">{from(formatPrice(price, lang))}</span>}
            </li>
          );
        })}
      </ul>
    </div>
  ));
};
