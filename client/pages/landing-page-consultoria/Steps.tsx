import { Process } from '../../components/landing/Process';
import { Section } from '../../components/Section';
import { words } from './copy.pt';

/** The steps to the finished page, as tabs along a line. */
export const Steps = () => (
  <Section id="steps" className="ground-sunken" title={words.steps.title}>
    <Process
      items={words.steps.items}
      className="landing__process steps landing__line landing-page-consultoria__tabs"
    />
  </Section>
);
