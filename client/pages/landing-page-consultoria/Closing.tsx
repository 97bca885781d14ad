import { TradeContact } from '../../components/landing/TradeContact';
import { words } from './copy.pt';
import { trade } from './data';
import { Section } from './Section';

/** The closing call to action. */
export const Closing = () => (
  <Section id="close" title={words.closing.title}>
    <p className="lead">{words.closing.text}</p>
    <TradeContact trade={trade}>{words.closing.action}</TradeContact>
  </Section>
);
