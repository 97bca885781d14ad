import { useLang } from '../../view';
import { copy } from './copy';
import { Section } from './Section';

/** Requests that we refuse, each with what solves the problem instead. */
export const Exclusions = () => {
  const { not: t } = copy(useLang());
  return (
    <Section id="not" title={t.title} intro={t.intro}>
      <ul>
        {t.items.map(({ ask, answer, instead }) => (
          <li key={ask}>
            <h3>{ask}</h3>
            <p>{answer}</p>
            <p className="ai-consulting__instead">{instead}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
};
