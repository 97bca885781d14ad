import { Points } from '../../components/landing/Points';
import { words } from './copy.pt';
import { Section } from './Section';
import '../../components/landing/points.css';

/** The benefits, as the questions that people no longer have to ask the organiser. */
export const Benefits = () => {
  const { title, items } = words.benefits;
  return (
    <Section
      id="benefits"
      className="toned landing-page-eventos__benefits"
      many={items.length}
      title={title}
    >
      <Points items={items} className="landing__points halves" />
    </Section>
  );
};
