import { Section } from '../../components/Section';
import { StepList } from '../../components/StepList';
import { ContactLink } from '../../layout/ContactLink';
import { useLang } from '../../view';
import { ChoreHours } from './ChoreHours';
import { copy } from './copy';

/** The closing section: next steps and the contact button. */
export const Closing = () => {
  const { end: t, start } = copy(useLang());
  return (
    <Section id="next" title={t.title}>
      <div className="stack-4 halves">
        <div>
          <ChoreHours />
        </div>
        <div className="stack-4 ai-consulting__closing">
          <StepList items={t.steps} />
          <ContactLink className="button button--large">{start}</ContactLink>
        </div>
      </div>
    </Section>
  );
};
