import { OfferLink } from '../../components/OfferLink';
import { pictures } from './pictures';

type Props = { offer: keyof typeof pictures; text: string; price: string; terms: string };

/** A product in a row. Its heading's link covers the whole row. */
export const ProductCard = ({ offer, text, price, terms }: Props) => (
  <li className="home__linked">
    {pictures[offer]}
    <div className="stack-1 thirds">
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
