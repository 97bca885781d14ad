import { TradeContact } from '../../components/landing/TradeContact';
import { words } from './copy.pt';
import { Section } from './Section';

/** A poster without a date, and the closing call to action. */
export const Closing = () => {
  const { title, blank, text, action } = words.closing;
  return (
    <Section
      id="closing"
      className="toned landing-page-eventos__closing split-last"
      title={title}
      intro={text}
    >
      <svg viewBox="0 0 352 80" width="100%" aria-hidden="true">
        <text
          x="-2"
          y="77"
          textLength="353"
          fontFamily="var(--display)"
          fontWeight="800"
          fontSize="100"
          fill="none"
          stroke="var(--leaf)"
          strokeWidth="2"
          vectorEffect="non-scaling-stroke"
        >
          {blank}
        </text>
      </svg>
      <p className="landing-page-eventos__ask">
        <TradeContact trade="landing-page-eventos">{action}</TradeContact>
      </p>
    </Section>
  );
};
