import { ocrPlans } from '../../../shared/prices/ocrDocumentPro';
import { useLang } from '../../view';
import { ChosenPlan } from './ChosenPlan';
import { copy } from './copy';
import { PlanOption } from './PlanOption';

/**
 * Plans as radio buttons with button-like labels: the browser keeps the choice, with or without
 * JavaScript, and CSS shows it in words. Nothing else happens.
 */
export const Pricing = () => {
  const { plans: t } = copy(useLang());
  return (
    <section id="plans" className="ocr__plans" aria-labelledby="plans-title">
      <header>
        <h2 id="plans-title">{t.title}</h2>
        <p>{t.intro}</p>
      </header>
      <fieldset className="stack-2 ocr__shelf">
        <legend className="visually-hidden">{t.legend}</legend>
        {ocrPlans.map((plan) => (
          <PlanOption key={plan.id} plan={plan} />
        ))}
      </fieldset>
      <ChosenPlan />
    </section>
  );
};
