import { TradeContact } from '../../components/landing/TradeContact';
import { Section } from '../../components/Section';
import { words } from './copy.pt';

/** A poster without a date, and the closing call to action. */
export const Closing = () => {
  const { title, blank, text, action } = words.closing;
  return (
    <Section
      id="closing"
      className="split-last landing-page-eventos__ground-stock"
      title={title}
      intro={text}
    >
      <div className="stack-5">
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
        <TradeContact trade="landing-page-eventos">{action}</TradeContact>
      </div>
    </Section>
  );
};
