import { ocrPlans } from '../../../shared/prices/ocrDocumentPro';
import { useLang } from '../../view';
import { Choice } from './Choice';
import { copy } from './copy';
import { Plan } from './Plan';

/**
 * Plans as radio buttons whose labels are the buttons: the choice is kept by the browser, before and
 * without JavaScript, and is shown in words by style rules. Nothing else happens.
 */
export const Plans = () => {
  const { plans: t } = copy(useLang());
  return (
    <section id="plans" className="ocr__plans" aria-labelledby="plans-title">
      <header>
        <h2 id="plans-title">{t.title}</h2>
        <p>{t.intro}</p>
      </header>
      <fieldset className="ocr__shelf">
        <legend className="visually-hidden">{t.legend}</legend>
        {ocrPlans.map((plan) => (
          <Plan key={plan.id} plan={plan} />
        ))}
      </fieldset>
      <Choice />
    </section>
  );
};
