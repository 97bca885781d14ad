import { Section } from '../../components/Section';
import { StepList } from '../../components/StepList';
import { useLang } from '../../document/view';
import { copy } from './copy';

/** The next steps. */
export const Steps = () => {
  const { course: t } = copy(useLang());
  return (
    <Section id="course" title={t.title}>
      <StepList items={t.steps} className="steps website-development__course" />
    </Section>
  );
};
