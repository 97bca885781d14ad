import { Section } from '../../components/Section';
import { own, words } from './copy.pt';
import { gainDrawings } from './drawings';
import { Note } from './Note';
import { Results } from './Results';
import { Sheets } from './Sheets';

/** The benefits for the consultant, as wide figures, and the claimed increase. */
export const Benefits = () => (
  <Section id="gains" className="ground-sunken" title={words.benefits.title}>
    <Sheets
      items={words.benefits.items}
      drawings={gainDrawings}
      viewBox="0 0 120 60"
      className="grid landing-page-consultoria__gains"
    />
    <Note {...own.fit} />
    <Results />
  </Section>
);
