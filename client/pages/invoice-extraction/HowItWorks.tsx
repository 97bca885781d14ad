import { fill } from '../../../shared/copy';
import { InlineCode } from '../../components/code/InlineCode';
import { StepList } from '../../components/StepList';
import { useLang } from '../../document/view';
import { copy } from './copy';
import { figures } from './facts';
import { Section } from './Section';

/** The three steps. */
export const HowItWorks = () => {
  const lang = useLang();
  const { how: t } = copy(lang);
  const numbers = figures(lang);
  return (
    <Section id="how">
      <StepList
        className="flow"
        items={t.steps.map(({ title, text }) => ({
          title,
          text: <InlineCode>{fill(text, numbers)}</InlineCode>,
        }))}
      />
    </Section>
  );
};
