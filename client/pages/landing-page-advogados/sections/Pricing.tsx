import { Dials } from '../../../components/dials/Dials';
import { QuestionList } from '../../../components/QuestionList';
import { words } from '../copy.pt';
import { Section } from '../Section';
import { price } from './copy.pt';
import { MarginNote } from './MarginNote';
import { Steps } from './Steps';
import { Testimonials } from './Testimonials';

/** Steps, days and what comes with the work, how its price is set, answers for when something goes wrong, and sample testimonials. */
export const Pricing = () => (
  <Section id="price" className="landing-page-advogados__ground-tint" title={words.steps.title}>
    <Steps />
    <div className="stack-3 landing-page-advogados__block">
      <MarginNote>{price.note}</MarginNote>
      <p className="display" aria-hidden="true">
        {price.table}
      </p>
      <Dials caption={price.table} columns={price.columns} rows={price.rows} />
    </div>
    <div className="stack-3 landing-page-advogados__block">
      <MarginNote>{price.asked.note}</MarginNote>
      <h3>{price.asked.title}</h3>
      <div>
        <QuestionList items={price.questions} />
      </div>
    </div>
    <Testimonials />
  </Section>
);
