import { formatNumber, formatPrice } from '../../../shared/format';
import { planHref } from '../../../shared/links';
import type { OcrPlan } from '../../../shared/prices/ocrDocumentPro';
import { useLang, useSource } from '../../view';
import { copy } from './copy';
import { PaperPile } from './PaperPile';

/** A plan: its pile, its price, the button that selects it, and the link to contact. */
export const PlanOption = ({ plan }: { plan: OcrPlan }) => {
  const lang = useLang();
  const source = useSource();
  const { plans: t } = copy(lang);
  const { id, price, documents, mostPopular } = plan;
  return (
    <div className="ocr__plan">
      <PaperPile documents={documents} />
      <div>
        <h3 className="plan__name">
          <span>{id}</span> {mostPopular && <span className="plan__mark">{t.popular}</span>}
        </h3>
        <p className="ocr__price">
          <strong>{formatPrice(price[lang], lang)}</strong> <span>{t.month}</span>
        </p>
        <p className="strong">
          {documents ? t.documents(formatNumber(documents, lang)) : t.unlimited}
        </p>
        <p className="soft">{t.suits[id]}</p>
      </div>
      <p className="wide ocr__choose">
        <input type="radio" id={`plan-${id}`} name="plan" value={id} />
        <label className={mostPopular ? 'button' : 'button button--quiet'} htmlFor={`plan-${id}`}>
          <span className="ocr__take">{t.start}</span>
          <span className="ocr__taken">{t.taken}</span>
          <span className="visually-hidden">{`: ${id}`}</span>
        </label>
      </p>
      <p className="wide ocr__ask">
        <a href={planHref(id, lang, source)}>{t.ask(id)}</a>
      </p>
    </div>
  );
};
