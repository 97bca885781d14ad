import { OfferLink } from '../../components/OfferLink';
import { useLang } from '../../document/view';
import { copy } from './copy';

const others = ['process-automation', 'ai-agents', 'ai-extractor-api', 'data-engineering'] as const;

/** Links to other services, for readers who know already which task to automate. */
export const OtherServices = () => (
  <div className="stack-2">
    <p>{copy(useLang()).offers.known}</p>
    <ul className="row">
      {others.map((offer) => (
        <li key={offer}>
          <OfferLink offer={offer} />
        </li>
      ))}
    </ul>
  </div>
);
