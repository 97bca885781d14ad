import { DataTable } from '../../../components/data-table/DataTable';
import { QuestionList } from '../../../components/QuestionList';
import { words } from '../copy.pt';
import { Section } from '../Section';
import { SubjectLink } from '../SubjectLink';
import { price } from './copy.pt';

/** How the price is set, and answers for when something goes wrong. */
export const Pricing = () => (
  <Section id="price" title={price.title} columns="halves">
    <div className="stack-3">
      <DataTable kind="short" caption={price.table} columns={price.columns} rows={price.rows} />
      <p>
        <SubjectLink about="quote" className="button">
          {words.closing.action}
        </SubjectLink>
      </p>
    </div>
    <div>
      <QuestionList items={price.questions} />
    </div>
  </Section>
);
