import { Points } from '../../components/landing/Points';
import { Section } from '../../components/Section';
import { own, words } from './copy.pt';
import { Note } from './Note';

/** The benefits for the consultant. */
export const Benefits = () => (
  <Section id="gains" title={words.benefits.title}>
    <Points items={words.benefits.items} className="grid ruled landing-page-consultoria__points" />
    <Note {...own.fit} />
  </Section>
);
