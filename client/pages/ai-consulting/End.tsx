import { StartLink } from '../../layout/StartLink';
import { useLang } from '../../view';
import { copy } from './copy';
import { Hours } from './Hours';
import { Section } from './Section';

/** What happens next, and the way there. */
export const End = () => {
  const { end: t, start } = copy(useLang());
  return (
    <Section id="next" title={t.title}>
      <Hours />
      <ol className="steps">
        {t.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <StartLink className="button button--large">{start}</StartLink>
    </Section>
  );
};
