import { formatNumber, formatPrice } from '../../../shared/format';
import { contactHref } from '../../../shared/links';
import { type OcrPlan, ocrPlans } from '../../../shared/prices/ocrDocumentPro';
import { PlanCards } from '../../components/plans/PlanCards';
import { useLang, useSource } from '../../document/view';
import { copy } from './copy';
import { OtherReaders } from './OtherReaders';
import { PaperPile } from './PaperPile';
import { PlanChoice } from './PlanChoice';
import '../../components/plans/ticks.css';
import './plans.drawing.css';

const plans: readonly OcrPlan[] = ocrPlans;

/** The plans, and in each a pile of as many sheets as it reads. */
export const Pricing = () => {
  const lang = useLang();
  const source = useSource();
  const { plans: t } = copy(lang);
  return (
    <section id="plans" className="ground-sunken">
      <header>
        <h2>{t.title}</h2>
        <p>{t.intro}</p>
      </header>
      <fieldset>
        <legend className="visually-hidden">{t.legend}</legend>
        <PlanCards
          label={t.title}
          plans={plans.map(({ id, price, documents, mostPopular }, at) => {
            const monthly = formatPrice(price[lang], lang);
            return {
              id,
              name: id,
              price: monthly,
              per: t.month,
              points: [
                documents ? t.documents(formatNumber(documents, lang)) : t.unlimited,
                t.suits[id],
              ],
              mark: mostPopular ? t.popular : undefined,
              action: (
                <>
                  <PaperPile documents={documents} choice={at + 1} />
                  <PlanChoice id={id} at={at + 1} monthly={monthly} first={mostPopular === true} />
                </>
              ),
            };
          })}
        />
      </fieldset>
      <p className="small">
        {t.beforeChoosing} <a href={contactHref(lang, source)}>{t.askUs}</a>
      </p>
      <OtherReaders />
    </section>
  );
};
