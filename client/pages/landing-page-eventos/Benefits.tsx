import { Points } from '../../components/landing/Points';
import { words } from './copy.pt';
import { Section } from './Section';

/** What people no longer have to ask the organiser, in the words in which they ask. */
export const Benefits = () => {
  const { title, items } = words.benefits;
  return (
    <Section id="benefits" many={items.length} title={title}>
      <Points items={items} />
    </Section>
  );
};
