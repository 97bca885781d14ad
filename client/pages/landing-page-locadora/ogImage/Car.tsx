import type { CarId } from '../data';
import { drawings, ground } from '../drawings';
import { colours } from './colours';

/** A car on the ground at `y`; its box starts at `x`. */
export const Car = ({ car, x, y, scale }: { car: CarId; x: number; y: number; scale: number }) => {
  const { body, glass, seam, lamp, brake, wheels } = drawings[car];
  return (
    <g transform={`translate(${x} ${y}) scale(${scale}) translate(0 ${-ground})`}>
      <path d={body} fill={colours.car} />
      <path d={glass} fill={colours.glass} />
      <path d={seam} fill="none" stroke={colours.seam} strokeWidth="1.4" />
      <path d={lamp} fill={colours.lamp} />
      <path d={brake} fill={colours.brake} />
      {wheels.map(([at, radius]) => (
        <g key={at} transform={`translate(${at} ${ground - radius})`}>
          <circle r={radius} fill={colours.tyre} />
          <circle r={radius - 5.5} fill={colours.rim} />
        </g>
      ))}
    </g>
  );
};
