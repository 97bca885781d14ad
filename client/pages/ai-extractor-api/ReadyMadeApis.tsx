import { OfferLink } from '../../components/OfferLink';
import { useLang } from '../../document/view';
import { copy } from './copy';

const products = [
  'nfse-extraction',
  'invoice-extraction',
  'barcode-extractor',
  'ocr-document-pro',
] as const;

/** The existing APIs, for readers who need no custom one. */
export const ReadyMadeApis = () => {
  const { ready: t } = copy(useLang());
  return (
    <div id="ready" className="stack-2">
      <h3>{t.title}</h3>
      <p>{t.text}</p>
      <dl className="grid ruled ai-extractor-api__ready">
        {products.map((offer) => (
          <div key={offer}>
            <dt>{t.items[offer]}</dt>
            <dd>
              <OfferLink offer={offer} />
            </dd>
            {offer === 'barcode-extractor' && <dd className="small">{t.codes}</dd>}
          </div>
        ))}
      </dl>
    </div>
  );
};
