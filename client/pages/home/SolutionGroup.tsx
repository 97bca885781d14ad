import type { OfferId } from '../../../shared/offers';
import { OfferLink } from '../../components/OfferLink';

type Props = { name: string; offers: readonly (readonly [OfferId, string])[] };

export const SolutionGroup = ({ name, offers }: Props) => (
  <div className="home__group">
    <h3>{name}</h3>
    <ul>
      {offers.map(([offer, text]) => (
        <li key={offer}>
          <OfferLink offer={offer} />
          <p>{text}</p>
        </li>
      ))}
    </ul>
  </div>
);
