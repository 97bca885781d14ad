import { Points } from '../../components/landing/Points';
import { Section } from '../../components/Section';
import { own, words } from './copy.pt';
import { MarginNote } from './MarginNote';

/** The benefits for the consultant, as numbered paragraphs. */
export const Benefits = () => (
  <Section id="gains" title={words.benefits.title}>
    <Points items={words.benefits.items} className="halves consultoria__numbered" />
    <MarginNote {...own.fit} />
  </Section>
);
