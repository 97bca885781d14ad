import { contactHref } from '../../../shared/links';
import { ocrPlans } from '../../../shared/prices/ocrDocumentPro';
import { useLang, useSource } from '../../document/view';
import { copy } from './copy';
import { PlanOption } from './PlanOption';
import '../../components/demo/radio-choice.css';
import './pricing.css';

/**
 * Plans as radio buttons with button-like labels: the browser keeps the choice, with or without
 * JavaScript, and CSS shows in its card the way on. Nothing else happens.
 */
export const Pricing = () => {
  const lang = useLang();
  const source = useSource();
  const { plans: t } = copy(lang);
  return (
    <section id="plans" className="ocr-document-pro__plans">
      <header>
        <h2>{t.title}</h2>
        <p>{t.intro}</p>
      </header>
      <fieldset className="stack-5 ocr-document-pro__shelf">
        <legend className="visually-hidden">{t.legend}</legend>
        {ocrPlans.map((plan) => (
          <PlanOption key={plan.id} plan={plan} />
        ))}
      </fieldset>
      <p className="small">
        {t.beforeChoosing} <a href={contactHref(lang, source)}>{t.askUs}</a>
      </p>
    </section>
  );
};
