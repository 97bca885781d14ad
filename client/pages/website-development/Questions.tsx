import { useLang } from '../../view';
import { copy } from './copy';
import { Section } from './Section';

/** What happens when something fails; one answer is open at a time. */
export const Questions = () => {
  const { questions: t } = copy(useLang());
  return (
    <Section id="questions" title={t.title}>
      <div>
        {t.items.map(({ ask, answer }) => (
          <details key={ask} name="web-questions">
            <summary>{ask}</summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
    </Section>
  );
};
