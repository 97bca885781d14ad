import { OfferLink } from '../../components/OfferLink';
import { useLang } from '../../document/view';
import { copy } from './copy';
import '../../components/note/note.css';

const others = ['nfse-extraction', 'invoice-extraction', 'barcode-extractor'] as const;

/** Links to the APIs for a single document type, for readers who need only that. */
export const OtherReaders = () => {
  const { others: t } = copy(useLang()).features;
  return (
    <div className="note">
      <h3>{t.title}</h3>
      <p>{t.text}</p>
      <ul className="stack-2 thirds">
        {others.map((offer) => (
          <li key={offer}>
            <OfferLink offer={offer} />
          </li>
        ))}
      </ul>
    </div>
  );
};
