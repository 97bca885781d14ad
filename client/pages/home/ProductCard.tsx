import { OfferLink } from '../../components/OfferLink';
import { useLang } from '../../view';
import { copy } from './copy';
import { productTones } from './signs';

type Props = { offer: keyof typeof productTones; text: string; price: string; terms: string };

/** A product, what goes in and comes out drawn small in a file, which no document or script carries. Its heading's link covers the whole card. */
export const ProductCard = ({ offer, text, price, terms }: Props) => {
  const { office, developer } = copy(useLang()).products.forWhom;
  return (
    <li className="card home__product">
      <div className="home__picture" data-tone={productTones[offer]}>
        <img src={`/cards/${offer}.svg`} alt="" width="280" height="150" loading="lazy" />
        <span>{offer === 'ocr-document-pro' ? office : developer}</span>
      </div>
      <div className="home__words">
        <h3>
          <OfferLink offer={offer} />
        </h3>
        <p>{text}</p>
        <p className="small home__price">
          <strong>{price}</strong> <span>{terms}</span>
        </p>
      </div>
    </li>
  );
};
