import { ground } from './drawings';

/** A wheel that stands on the ground line of the drawing. */
export const Wheel = ({ at, radius }: { at: number; radius: number }) => (
  <>
    <circle className="rental__tyre" cx={at} cy={ground - radius} r={radius} />
    <circle className="rental__rim" cx={at} cy={ground - radius} r={radius - 5.5} />
  </>
);
