import { Section } from '../../components/Section';
import { useLang } from '../../document/view';
import { copy } from './copy';
import { Forms } from './Forms';
import { Process } from './Process';

/** What the page is, what its price depends on, and when it is there. */
export const Offer = () => {
  const { goals, price } = copy(useLang());
  return (
    <Section
      id="goals"
      className="lead-capture-tool__goals"
      title={goals.title}
      intro={goals.intro}
    >
      <Forms />
      <div className="stack-3">
        <div className="stack-2">
          <h3>{price.title}</h3>
          <p>{price.intro}</p>
        </div>
        <dl className="grid thirds ruled">
          {price.parts.map(({ name, text }) => (
            <div key={name}>
              <dt className="strong">{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
      <Process />
    </Section>
  );
};
