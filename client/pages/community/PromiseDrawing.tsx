/** A price tag, two bubbles of a conversation, a notice on a phone: in the order of the promises. */
const drawings = [
  <g key="tag" transform="rotate(-9 32 32)">
    <path d="M0 32 17 13h46v38H17z" />
    <path d="M15 31.9v.2" strokeWidth="8" />
    <path d="M27 25h11" strokeWidth="4" />
    <path d="M27 38h28" strokeWidth="7" />
  </g>,
  <g key="talk">
    <path d="M11 4h28a9 9 0 0 1 0 26H14L2 38V13a9 9 0 0 1 9-9z" />
    <path d="M53 34H27a9 9 0 0 0 0 22h24l11 8V43a9 9 0 0 0-9-9z" />
    <path d="M13 17h24M29 45h22" strokeWidth="4" />
  </g>,
  <g key="notice">
    <path d="M18 1h28a5 5 0 0 1 5 5v52a5 5 0 0 1-5 5H18a5 5 0 0 1-5-5V6a5 5 0 0 1 5-5z" />
    <path d="M20 20h24M20 30h16M29 55h6" strokeWidth="5" />
    <path d="M6 22v20M58 22v20M-1 28v8M65 28v8" stroke="var(--on-leaf)" strokeWidth="4" />
  </g>,
];

/** The drawing of a promise, as a stamp on the poster. */
export const PromiseDrawing = ({ at }: { at: number }) => (
  <svg className="community__stamp" viewBox="0 0 64 64" aria-hidden="true">
    {drawings[at]}
  </svg>
);
