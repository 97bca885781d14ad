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
    <section id="ready" className="ground-sunken">
      <header>
        <h2>{t.title}</h2>
        <p>{t.text}</p>
      </header>
      <dl className="grid ruled">
        {products.map((offer) => (
          <div key={offer} className="row">
            <dt className="strong">{t.items[offer]}</dt>
            <dd>
              <OfferLink offer={offer} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
};
