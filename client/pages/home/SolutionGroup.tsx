import type { OfferId } from '../../../shared/offers';
import { OfferLink } from '../../components/OfferLink';

type Props = { name: string; offers: readonly (readonly [OfferId, string])[] };

export const SolutionGroup = ({ name, offers }: Props) => (
  <div className="stack-1">
    <h3>{name}</h3>
    <ul className="home__pairs">
      {offers.map(([offer, text]) => (
        <li key={offer}>
          <OfferLink offer={offer} />
          <p className="small">{text}</p>
        </li>
      ))}
    </ul>
  </div>
);
