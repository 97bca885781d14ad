import { TradeContact } from '../../components/landing/TradeContact';
import { Section } from '../../components/Section';
import { words } from './copy.pt';
import { trade } from './data';

/** The closing call to action. */
export const Closing = () => (
  <Section id="close" className="toned" title={words.closing.title}>
    <p className="lead">{words.closing.text}</p>
    <TradeContact trade={trade}>{words.closing.action}</TradeContact>
  </Section>
);
