import { Points } from '../../components/landing/Points';
import { Section } from '../../components/Section';
import { own, words } from './copy.pt';
import { Note } from './Note';

/** The parts of such a page. */
export const PageParts = () => (
  <Section id="parts" title={words.elements.title}>
    <Points
      items={words.elements.items}
      className="stack-5 thirds ruled landing-page-consultoria__points"
    />
    <Note {...own.send} />
  </Section>
);
