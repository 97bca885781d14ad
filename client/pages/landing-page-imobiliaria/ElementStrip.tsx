/** The drawing of each element, in the order of the texts: stroked and filled paths; a filled one of no length is a dot. */
const strips = [
  ['M6 8H74V46H6zM6 38l18-16 14 12 12-9 24 20M80 8h34v38H80zM97 8v22h17M80 30h10', 'M60 18h0'],
  ['M6 14h34M6 32h44M6 41h36M84 32h30M90 41h24', 'M6 20H56V25H6z'],
  ['M0 14L120 34M30 0L44 52M86 0L74 52M0 42L56 30', 'M62 24h0'],
  ['M6 6H58V16H6zM62 6H114V16H62zM6 21H114V31H6z', 'M6 36H114V47H6z'],
  ['M44 20h46M44 29h62M44 37h26', 'M22 26h0'],
  ['M0 2H120M12 26h46', 'M70 14H112V38H70z'],
] as const;

/** A drawing of an element of the page, without text. */
export const ElementStrip = ({ at }: { at: number }) => (
  <svg
    viewBox="0 0 120 52"
    fill="none"
    stroke="var(--ink-soft)"
    strokeWidth="1.4"
    aria-hidden="true"
  >
    <path d={strips[at]?.[0]} />
    <path
      fill="var(--leaf)"
      stroke="var(--leaf)"
      strokeWidth={strips[at]?.[1].endsWith('h0') ? 12 : 0}
      strokeLinecap="round"
      d={strips[at]?.[1]}
    />
  </svg>
);
