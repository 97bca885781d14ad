import { Points } from '../../components/landing/Points';
import { own, words } from './copy.pt';
import { Note } from './Note';
import { Section } from './Section';

/** What changes for the consultant, as numbered paragraphs. */
export const Gains = () => (
  <Section id="gains" title={words.benefits.title}>
    <Points items={words.benefits.items} className="consult__numbered" />
    <Note {...own.fit} />
  </Section>
);
