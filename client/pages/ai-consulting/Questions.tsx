import { useLang } from '../../view';
import { copy } from './copy';
import { Section } from './Section';

export const Questions = () => {
  const { questions: t } = copy(useLang());
  return (
    <Section id="questions" title={t.title}>
      <div className="advice__asked">
        {t.items.map(({ ask, answer }) => (
          <details key={ask} name="advice">
            <summary>{ask}</summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
    </Section>
  );
};
