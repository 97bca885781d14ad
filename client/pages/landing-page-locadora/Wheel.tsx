/** A wheel on the ground of the cars' drawings. */
export const Wheel = ({ at, radius }: { at: number; radius: number }) => (
  <>
    <circle className="rental__tyre" cx={at} cy={80 - radius} r={radius} />
    <circle className="rental__rim" cx={at} cy={80 - radius} r={radius - 5.5} />
  </>
);
