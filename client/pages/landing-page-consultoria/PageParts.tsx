import { Section } from '../../components/Section';
import { own, words } from './copy.pt';
import { drawings } from './drawings';
import { Note } from './Note';
import { Sheets } from './Sheets';

/** The parts of such a page, each drawn as a sheet. */
export const PageParts = () => (
  <Section id="parts" title={words.elements.title}>
    <Sheets
      items={words.elements.items}
      drawings={drawings}
      viewBox="0 0 120 120"
      className="grid"
    />
    <Note {...own.send} />
  </Section>
);
