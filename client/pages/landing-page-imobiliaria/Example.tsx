import { AfterDemo } from '../../components/landing/AfterDemo';
import { Section } from '../../components/Section';
import { Costs } from './Costs';
import { times, total } from './data';
import { example as t } from './example/copy.pt';
import { FloorPlan } from './FloorPlan';
import { squareMetres } from './format';
import { Message } from './Message';
import { Variants } from './Variants';
import { VisitForm } from './VisitForm';
import './example.drawing.css';

/** A property listing as a visitor uses it, and the resulting message; CSS alone. */
export const Example = () => (
  <Section id="example" title={t.title} intro={t.intro}>
    <figure className="stack-4 split landing-page-imobiliaria__figure">
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
        <p className="small">
          <Variants of={times}>{(id) => t.light[id]}</Variants>
        </p>
      </div>
      <div className="stack-4 landing-page-imobiliaria__visit">
        <VisitForm />
        <Message />
      </div>
      <figcaption>{t.note}</figcaption>
    </figure>
    <AfterDemo text={t.after} chosen=".landing-page-imobiliaria__bubble [data-for]" />
  </Section>
);
