/** What lies below the print and what is in front of it: a scanner with its light, a phone whose view has all four edges. */
const devices = [
  {
    box: '3 3 114 70',
    below: 'M8 4h104q4 0 4 4v60q0 4-4 4H8q-4 0-4-4V8q0-4 4-4zM12 12h86v52H12zM107 16v6M107 28v6',
    before: 'M34 12v52',
  },
  {
    box: '9 3 114 70',
    below:
      'M16 4h92q6 0 6 6v56q0 6-6 6H16q-6 0-6-6V10q0-6 6-6zM20 4v68M98 4v68M106 33a5 5 0 1 0 .1 0z',
    before: 'M28 22v-8h8M82 14h8v8M90 54v8h-8M36 62h-8v-8',
  },
] as const;

/** A print in a scanner, and one in the view of a phone. */
export const Device = ({ at }: { at: number }) => {
  const device = devices[at];
  return (
    device && (
      <svg viewBox={device.box} fill="none" strokeWidth="2" aria-hidden="true">
        <path stroke="var(--ink-soft)" fill="var(--card)" d={device.below} />
        <path fill="oklch(0.9 0.03 80)" d="M34 20h50v36H34z" />
        <path
          fill="oklch(0.55 0.05 60)"
          d="M38 52V42l12-9 10 8 9-6 11 9v8zM72 25a4 4 0 1 0 .1 0z"
        />
        <path stroke="var(--leaf)" d={device.before} />
      </svg>
    )
  );
};
