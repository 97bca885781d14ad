import { Process } from '../../components/landing/Process';
import { Section } from '../../components/Section';
import { own, words } from './copy.pt';
import { MarginNote } from './MarginNote';

/** The steps to the finished page, numbered. */
export const Steps = () => (
  <Section id="steps" title={words.steps.title}>
    <Process
      items={words.steps.items}
      className="landing__process stack-4 landing-page-consultoria__numbered"
    />
    <MarginNote {...own.vague} />
  </Section>
);
