import { OfferLink } from '../../components/OfferLink';
import { useLang } from '../../document/view';
import { copy } from './copy';

export const Suitability = () => {
  const { fit: t } = copy(useLang());
  return (
    <section id="fit" className="halves data-engineering__fit">
      <h2 className="wide">{t.title}</h2>
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
    </section>
  );
};
