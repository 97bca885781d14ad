import { InlineCode } from '../../components/code/InlineCode';
import { Section } from '../../components/Section';
import { StepList } from '../../components/StepList';
import { useLang } from '../../document/view';
import { copy } from './copy';
import { PageLimit } from './PageLimit';
import '../../components/api/flow.drawing.css';

/** The steps from file to result, and the page limit. */
export const HowItWorks = () => {
  const { how } = copy(useLang());
  return (
    <Section id="how" title={how.title}>
      <StepList
        className="flow flow--bars"
        items={how.steps.map(({ title, text }) => ({
          title,
          text: <InlineCode>{text}</InlineCode>,
        }))}
      />
      <PageLimit />
    </Section>
  );
};
