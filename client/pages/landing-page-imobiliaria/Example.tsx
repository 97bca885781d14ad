import { AfterDemo } from '../../components/landing/AfterDemo';
import { Bird } from '../../components/paper/Bird';
import { Section } from '../../components/Section';
import { Costs } from './Costs';
import { total } from './data';
import { example as t } from './example/copy.pt';
import { FloorPlan } from './FloorPlan';
import { squareMetres } from './format';
import { Message } from './Message';
import { VisitForm } from './VisitForm';
import './example.drawing.css';

/** A property listing as a visitor uses it, and the resulting message; CSS alone. */
export const Example = () => (
  <Section id="example" check title={t.title} intro={t.intro}>
    <figure className="stack-5 split landing-page-imobiliaria__figure">
      <Bird below>
        <span>{t.sum}</span> <b>{squareMetres(total, 0)}</b>
      </Bird>
      <p className="small wide landing-page-imobiliaria__bar" translate="no">
        {t.address}
      </p>
      <div className="stack-3">
        <div className="stack-2 landing-page-imobiliaria__offer">
          <h3>{t.name}</h3>
          <p className="small">{t.facts(squareMetres(total, 0))}</p>
          <Costs />
        </div>
        <FloorPlan />
      </div>
      <div className="stack-5">
        <VisitForm />
        <Message />
      </div>
      <figcaption className="wide">{t.note}</figcaption>
    </figure>
    <AfterDemo text={t.after} chosen="#message :is([data-when-a], [data-when-b])" />
  </Section>
);
