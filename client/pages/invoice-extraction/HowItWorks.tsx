import { fill } from '../../../shared/copy';
import { InlineCode } from '../../components/code/InlineCode';
import { Section } from '../../components/Section';
import { StepList } from '../../components/StepList';
import { useLang } from '../../document/view';
import { copy } from './copy';
import { figures } from './facts';
import '../../components/api/flow.drawing.css';

/** The three steps. */
export const HowItWorks = () => {
  const lang = useLang();
  const { how: t, titles } = copy(lang);
  const numbers = figures(lang);
  return (
    <Section id="how" title={titles.how}>
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
