import { OfferLink } from '../../components/OfferLink';
import { useLang } from '../../document/view';
import { copy } from './copy';

/** For whom it is, and for whom not yet. */
export const Fit = () => {
  const { fit: t } = copy(useLang());
  return (
    <div id="fit" className="stack-4 halves data-engineering__fit">
      <div className="box stack-3">
        <h3>{t.yes.title}</h3>
        <ul className="ruled">
          {t.yes.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </div>
      <div className="box stack-3">
        <h3>{t.no.title}</h3>
        <ul className="ruled">
          {t.no.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
          <li>
            <span>{t.no.paper}</span> <OfferLink offer="ai-extractor-api" />
          </li>
        </ul>
      </div>
    </div>
  );
};
