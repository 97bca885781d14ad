import { OfferLink } from '../../components/OfferLink';
import { useLang } from '../../view';
import { copy } from './copy';

const others = ['process-automation', 'ai-agents', 'ai-extractor-api', 'data-engineering'] as const;

/** Where to go instead, for whoever has chosen the chore already. */
export const OtherServices = () => (
  <div className="note ai-consulting__known">
    <p>{copy(useLang()).offers.known}</p>
    <ul>
      {others.map((offer) => (
        <li key={offer}>
          <OfferLink offer={offer} />
        </li>
      ))}
    </ul>
  </div>
);
