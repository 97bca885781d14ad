import { Section } from '../../components/Section';
import { useLang } from '../../view';
import { copy } from './copy';

/** The next steps. */
export const Steps = () => {
  const { course: t } = copy(useLang());
  return (
    <Section id="course" title={t.title}>
      <ol className="steps">
        {t.steps.map(({ name, text }) => (
          <li key={name}>
            <h3>{name}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
};
