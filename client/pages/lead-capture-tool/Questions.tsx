import { useLang } from '../../view';
import { copy } from './copy';
import { Section } from './Section';

/** What is asked before an order: the price, what happens when it fails, whose the contacts are. */
export const Questions = () => {
  const { questions: t } = copy(useLang());
  return (
    <Section id="questions" title={t.title}>
      <div>
        {t.items.map(({ ask, answer }, at) => (
          <details key={ask} name="question" open={at === 0}>
            <summary>{ask}</summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
    </Section>
  );
};
