import { Section } from '../../components/Section';
import { useLang } from '../../document/view';
import { copy } from './copy';

/** Requests that we refuse, each with what solves the problem instead. */
export const Exclusions = () => {
  const { not: t } = copy(useLang());
  return (
    <Section id="not" className="toned ai-consulting__not" title={t.title} intro={t.intro}>
      <ul className="stack-5 grid">
        {t.items.map(({ ask, answer, instead }) => (
          <li key={ask} className="stack-2">
            <h3>
              <q>{ask}</q>
            </h3>
            <p className="ai-consulting__instead">{instead}</p>
            <p>{answer}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
};
