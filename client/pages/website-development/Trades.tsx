import { TradePlans } from '../../components/landing/TradePlans';
import { landing } from './copy.pt';
import { Part } from './Part';

/** The plans of the landing pages by trade; shown only in Portuguese. */
export const Trades = () => (
  <Part id="trades" title={landing.title} intro={landing.intro}>
    <TradePlans label={landing.label} sector={landing.sector} />
  </Part>
);
