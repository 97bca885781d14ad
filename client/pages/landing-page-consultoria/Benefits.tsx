import { Section } from '../../components/Section';
import { own, words } from './copy.pt';
import { gainDrawings } from './drawings';
import { Note } from './Note';
import { Sheets } from './Sheets';

/** The benefits for the consultant, as wide figures. */
export const Benefits = () => (
  <Section id="gains" className="ground-sunken" title={words.benefits.title}>
    <Sheets
      items={words.benefits.items}
      drawings={gainDrawings}
      viewBox="26 -3 92 66"
      className="grid landing-page-consultoria__gains"
    />
    <Note {...own.fit} />
  </Section>
);
