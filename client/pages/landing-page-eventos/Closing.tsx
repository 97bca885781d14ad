import { TradeContact } from '../../components/landing/TradeContact';
import { words } from './copy.pt';
import { Section } from './Section';

/** A poster without a date, and the closing call to action. */
export const Closing = () => {
  const { title, blank, text, action } = words.closing;
  return (
    <Section id="closing" title={title} intro={text}>
      <p className="event__blank" aria-hidden="true">
        {blank}
      </p>
      <p className="row event__actions">
        <TradeContact trade="landing-page-eventos">{action}</TradeContact>
      </p>
    </Section>
  );
};
