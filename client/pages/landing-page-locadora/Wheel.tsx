import { ground, tones } from './drawings';

/** A wheel that stands on the ground line of the drawing. */
export const Wheel = ({ at, radius }: { at: number; radius: number }) => (
  <>
    <circle cx={at} cy={ground - radius} r={radius} fill={tones.tyre} />
    <circle cx={at} cy={ground - radius} r={radius - 5.5} fill={tones.rim} />
  </>
);
