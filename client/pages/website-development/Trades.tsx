import { TradePlans } from '../../components/landing/TradePlans';
import { Section } from '../../components/Section';
import { landing } from './copy.pt';

/** The plans of the landing pages by trade; shown only in Portuguese. */
export const Trades = () => (
  <Section id="trades" title={landing.title} intro={landing.intro}>
    <TradePlans label={landing.label} sector={landing.sector} />
  </Section>
);
