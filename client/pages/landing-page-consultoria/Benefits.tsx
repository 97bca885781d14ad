import { Section } from '../../components/Section';
import { own, words } from './copy.pt';
import { gainDrawings } from './drawings';
import { MarginNote } from './MarginNote';
import { Sheets } from './Sheets';

/** The benefits for the consultant, as numbered figures. */
export const Benefits = () => (
  <Section id="gains" className="landing-page-consultoria__gains" title={words.benefits.title}>
    <Sheets items={words.benefits.items} drawings={gainDrawings} viewBox="0 0 120 60" />
    <MarginNote {...own.fit} />
  </Section>
);
