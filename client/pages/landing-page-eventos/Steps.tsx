import { Process } from '../../components/landing/Process';
import { words } from './copy.pt';
import { Section } from './Section';

/** The steps from the first talk to the published page. */
export const Steps = () => {
  const { title, items } = words.steps;
  return (
    <Section
      id="steps"
      className="toned landing-page-eventos__steps"
      many={items.length}
      title={title}
    >
      <Process items={items} />
    </Section>
  );
};
