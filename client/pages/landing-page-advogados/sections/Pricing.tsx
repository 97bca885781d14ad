import { Dials } from '../../../components/dials/Dials';
import { QuestionList } from '../../../components/QuestionList';
import { words } from '../copy.pt';
import { Section } from '../Section';
import { price } from './copy.pt';
import { Steps } from './Steps';

/** Steps, days and what comes with the work, how its price is set, and answers for when something goes wrong. */
export const Pricing = () => (
  <Section id="price" className="landing-page-advogados__ground-tint" title={words.steps.title}>
    <Steps />
    <div className="stack-3">
      <p className="display" aria-hidden="true">
        {price.table}
      </p>
      <Dials caption={price.table} columns={price.columns} rows={price.rows} />
    </div>
    <div>
      <QuestionList items={price.questions} />
    </div>
  </Section>
);
