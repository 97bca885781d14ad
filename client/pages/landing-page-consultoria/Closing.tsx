import { TradeContact } from '../../components/landing/TradeContact';
import { CallToAction } from '../../components/paper/CallToAction';
import { words } from './copy.pt';
import { trade } from './data';

const { title, text, action } = words.closing;

/** The closing call to action. */
export const Closing = () => (
  <CallToAction id="close" title={title} text={text}>
    <TradeContact trade={trade}>{action}</TradeContact>
  </CallToAction>
);
