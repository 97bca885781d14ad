import { ground } from './drawings';

/** A wheel on the ground of the cars' drawings. */
export const Wheel = ({ at, radius }: { at: number; radius: number }) => (
  <>
    <circle className="rental__tyre" cx={at} cy={ground - radius} r={radius} />
    <circle className="rental__rim" cx={at} cy={ground - radius} r={radius - 5.5} />
  </>
);
