import { OfferLink } from '../../components/OfferLink';
import { useLang } from '../../view';
import { copy } from './copy';
import { pictures } from './pictures';

type Props = { offer: keyof typeof pictures; text: string; price: string; terms: string };

/** A product, what goes in and comes out drawn small. Its heading's link covers the whole card. */
export const ProductCard = ({ offer, text, price, terms }: Props) => {
  const { office, developer } = copy(useLang()).products.forWhom;
  const [tone, picture] = pictures[offer];
  return (
    <li className="card home__product">
      <div className="home__picture" data-tone={tone}>
        {picture}
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
