import { acrossWindow } from '../../components/picture/sizes';
import { photographs } from './data';
import { Print } from './Print';

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
      <div className="photo-restoration__device">
        <svg viewBox={device.box} fill="var(--card)" stroke="var(--ink-soft)" aria-hidden="true">
          <path d={device.below} />
        </svg>
        <Print
          of={photographs.beira.before}
          sizes={`(min-width: 62rem) 9rem, ${acrossWindow(40)}`}
        />
        <svg viewBox={device.box} fill="none" stroke="var(--leaf)" aria-hidden="true">
          <path d={device.before} />
        </svg>
      </div>
    )
  );
};
