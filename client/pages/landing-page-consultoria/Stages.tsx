import { Process } from '../../components/landing/Process';
import { own, words } from './copy.pt';
import { Note } from './Note';
import { Section } from './Section';

/** The way to the page, one ruled line a step. */
export const Stages = () => (
  <Section id="steps" title={words.steps.title}>
    <Process items={words.steps.items} className="consult__stages" />
    <Note {...own.vague} />
  </Section>
);
