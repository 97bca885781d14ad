import { Dials } from '../../../components/dials/Dials';
import { QuestionList } from '../../../components/QuestionList';
import { words } from '../copy.pt';
import { Section } from '../Section';
import { SubjectLink } from '../SubjectLink';
import { price } from './copy.pt';

/** How the price is set, and answers for when something goes wrong. */
export const Pricing = () => (
  <Section id="price" className="landing-page-advogados__ground-tint" title={price.title}>
    <Dials caption={price.table} columns={price.columns} rows={price.rows} />
    <div className="stack-4 halves">
      <p>
        <SubjectLink about="quote" className="button button--quiet">
          {words.closing.action}
        </SubjectLink>
      </p>
      <div>
        <QuestionList items={price.questions} />
      </div>
    </div>
  </Section>
);
