import { TradeContact } from '../../components/landing/TradeContact';
import { Section } from '../../components/Section';
import { CarAgain } from './CarDrawing';
import { words } from './copy.pt';
import { cars } from './data';
import '../../components/last-call/last-call.css';

const { title, text, action } = words.closing;

/** The closing call to action, with the fleet on the road. */
export const Closing = () => (
  <Section
    id="closing"
    className="last-call landing-page-locadora__ground-sign"
    title={title}
    intro={text}
  >
    <p className="last-call__action">
      <TradeContact trade="landing-page-locadora">{action}</TradeContact>
    </p>
    <div className="wide landing-page-locadora__fleet" aria-hidden="true">
      {cars.map(({ id }) => (
        <CarAgain key={id} car={id} fill="#dfeaee" />
      ))}
    </div>
  </Section>
);
