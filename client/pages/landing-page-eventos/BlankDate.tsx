import { own } from './copy.pt';

/** A poster without a date. */
export const BlankDate = () => (
  <svg viewBox="0 0 352 80" aria-hidden="true">
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
      {own.blank}
    </text>
  </svg>
);
