import { Costs } from './Costs';
import { times, total } from './data';
import { example as t } from './example/copy.pt';
import { FloorPlan } from './FloorPlan';
import { squareMetres } from './format';
import { Message } from './Message';
import { Section } from './Section';
import { Variants } from './Variants';
import { VisitForm } from './VisitForm';

/** A property listing as a visitor uses it, and the resulting message; CSS alone. */
export const Example = () => (
  <Section id="example" title={t.title} intro={t.intro}>
    <figure className="imobiliaria__figure">
      <div className="stack-2 imobiliaria__listing">
        <p className="small imobiliaria__bar" translate="no">
          {t.address}
        </p>
        <div className="stack-1 imobiliaria__offer">
          <h3>{t.name}</h3>
          <p className="small">{t.facts(squareMetres(total, 0))}</p>
          <Costs />
        </div>
        <div className="imobiliaria__sheet">
          <FloorPlan />
          <p className="small imobiliaria__sun">
            <Variants of={times}>{(id) => t.light[id]}</Variants>
          </p>
        </div>
        <VisitForm />
      </div>
      <Message />
      <figcaption>{t.note}</figcaption>
    </figure>
  </Section>
);
