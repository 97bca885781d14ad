import { offerHref } from '../../../shared/links';
import { offerRow } from '../../../shared/offers';
import { useLang } from '../../view';
import { copy } from './copy';

const others = ['nfse-extraction', 'invoice-extraction', 'barcode-extractor'] as const;

/** Readers for one kind of paper, for whoever has only that. */
export const Others = () => {
  const lang = useLang();
  const { others: t } = copy(lang).features;
  return (
    <div className="note ocr__others">
      <h3>{t.title}</h3>
      <p>{t.text}</p>
      <ul>
        {others.map((offer) => (
          <li key={offer}>
            <a href={offerHref(offer, lang)}>{offerRow(offer).name[lang]}</a>
          </li>
        ))}
      </ul>
    </div>
  );
};
