import { OfferLink } from '../../components/OfferLink';
import { useLang } from '../../document/view';
import { copy } from './copy';

const readers = ['nfse-extraction', 'invoice-extraction', 'barcode-extractor'] as const;

/** Links to the APIs for a single document type, for readers who program. */
export const OtherReaders = () => {
  const { others } = copy(useLang());
  return (
    <div className="row">
      <p className="strong">{others}</p>
      <ul className="row">
        {readers.map((offer) => (
          <li key={offer}>
            <OfferLink offer={offer} />
          </li>
        ))}
      </ul>
    </div>
  );
};
