import { Any } from './Any';
import { Ask } from './Ask';
import { Costs } from './Costs';
import { times, total } from './data';
import { example as t } from './example/copy.pt';
import { squareMetres } from './figures';
import { Message } from './Message';
import { Plan } from './Plan';
import { Section } from './Section';

/** A listing as its visitor uses it, and the message that this makes: by style rules alone. */
export const Example = () => (
  <Section id="example" title={t.title} intro={t.intro}>
    <figure className="imob__figure">
      <div className="imob__listing">
        <p className="imob__bar" translate="no">
          {t.address}
        </p>
        <div className="imob__offer">
          <h3>{t.name}</h3>
          <p>{t.facts(squareMetres(total, 0))}</p>
          <Costs />
        </div>
        <div className="imob__sheet">
          <Plan />
          <p className="imob__sun">
            <Any of={times}>{(id) => t.light[id]}</Any>
          </p>
        </div>
        <Ask />
      </div>
      <Message />
      <figcaption>{t.note}</figcaption>
    </figure>
  </Section>
);
