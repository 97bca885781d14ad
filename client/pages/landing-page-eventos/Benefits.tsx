import { Section } from '../../components/Section';
import { words } from './copy.pt';
import { count } from './format';
import { Results } from './Results';

/** The benefits, as the questions that people no longer have to ask the organiser; and the claimed increase. */
export const Benefits = () => {
  const { title, items } = words.benefits;
  return (
    <Section
      id="benefits"
      className="landing-page-eventos__ground-ink"
      title={`${count(items.length)} ${title}`}
    >
      <ul className="stack-5 halves">
        {items.map(({ title, text }) => (
          <li key={title} className="stack-2">
            <h3 className="bubble bubble--in">{title}</h3>
            <p className="soft">{text}</p>
          </li>
        ))}
      </ul>
      <Results />
    </Section>
  );
};
