import { formatNumber, formatPrice } from '../../../shared/format';
import { planHref } from '../../../shared/links';
import type { OcrPlan } from '../../../shared/prices/ocrDocumentPro';
import { useLang, useSource } from '../../document/view';
import { copy } from './copy';
import { PaperPile } from './PaperPile';
import '../../components/demo/radio-choice.css';
import '../../components/plans/plans.css';

/** A plan: its pile, its price, the button that selects it, and then beside it the way to contact with it. */
export const PlanOption = ({ plan }: { plan: OcrPlan }) => {
  const lang = useLang();
  const source = useSource();
  const { plans: t } = copy(lang);
  const { id, price, documents, mostPopular } = plan;
  const monthly = formatPrice(price[lang], lang);
  return (
    <div
      className={
        mostPopular ? 'plan plan--marked ocr-document-pro__plan' : 'plan ocr-document-pro__plan'
      }
    >
      <PaperPile documents={documents} />
      <div>
        <h3 className="plan__name">
          <span>{id}</span> {mostPopular && <span className="plan__mark">{t.popular}</span>}
        </h3>
        <p className="ocr-document-pro__price">
          <strong>{monthly}</strong> <span>{t.month}</span>
        </p>
        <p className="strong">
          {documents ? t.documents(formatNumber(documents, lang)) : t.unlimited}
        </p>
        <p className="soft">{t.suits[id]}</p>
      </div>
      <p className="wide ocr-document-pro__choose">
        <input
          type="radio"
          id={`plan-${id}`}
          name="plan"
          value={id}
          aria-label={`${t.start}: ${id}`}
        />
        <label className={mostPopular ? 'button' : 'button button--quiet'} htmlFor={`plan-${id}`}>
          <span className="ocr-document-pro__take">{`${t.start}: ${id}`}</span>
          <span className="ocr-document-pro__taken">{t.taken}</span>
        </label>
        <a className="button ocr-document-pro__way" href={planHref(id, lang, source)}>
          <span>
            {`${t.go}, ${monthly} ${t.month}`}
            <span className="visually-hidden">{`: ${id}`}</span>
          </span>
        </a>
        <span className="visually-hidden" role="status">
          <span className="ocr-document-pro__told">{t.told(id)}</span>
        </span>
      </p>
    </div>
  );
};
