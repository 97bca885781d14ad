import { StartLink } from '../../layout/StartLink';
import { useLang } from '../../view';
import { ChoreHours } from './ChoreHours';
import { copy } from './copy';
import { Section } from './Section';

/** The closing section: next steps and the contact button. */
export const Closing = () => {
  const { end: t, start } = copy(useLang());
  return (
    <Section id="next" title={t.title}>
      <ChoreHours />
      <ol className="steps">
        {t.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <StartLink className="button button--large">{start}</StartLink>
    </Section>
  );
};
