import { OfferLink } from '../../components/OfferLink';
import { useLang } from '../../view';
import { copy } from './copy';
import { pictures } from './pictures';

type Props = {
  offer: keyof typeof pictures;
  goesIn: string;
  comesOut: string;
  claim?: string;
  price: string;
  terms: string;
};

/** A product card: input and output. Its heading's link covers the whole card. */
export const ProductCard = ({ offer, goesIn, comesOut, claim, price, terms }: Props) => {
  const { products } = copy(useLang());
  return (
    <li className="card home__linked">
      {pictures[offer]}
      <h3>
        <OfferLink offer={offer} />
      </h3>
      <dl>
        <div>
          <dt>{products.in}</dt>
          <dd>{goesIn}</dd>
        </div>
        <div>
          <dt>{products.out}</dt>
          <dd>{comesOut}</dd>
        </div>
      </dl>
      {claim && <p className="home__claim">{claim}</p>}
      <p className="home__price">
        <strong>{price}</strong> <span>{terms}</span>
      </p>
    </li>
  );
};
