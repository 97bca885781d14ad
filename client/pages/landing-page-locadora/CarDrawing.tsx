import type { CarId } from './data';
import { drawings } from './drawings';
import { Wheel } from './Wheel';

const box = '0 0 200 82';
const name = (car: CarId): string => `car-drawn-${car}`;

const Drawing = ({ car }: { car: CarId }) => {
  const { body, glass, seam, lamp, brake, wheels } = drawings[car];
  return (
    <g id={name(car)}>
      <path d={body} />
      <path className="rental__glass" d={glass} />
      <path className="rental__seam" d={seam} />
      <path className="rental__lamp" d={lamp} />
      <path className="rental__brake" d={brake} />
      {wheels.map(([at, radius]) => (
        <Wheel key={at} at={at} radius={radius} />
      ))}
    </g>
  );
};

/** A car of a category, facing right. */
export const CarDrawing = ({ car }: { car: CarId }) => (
  <svg className="rental__car" viewBox={box} aria-hidden="true">
    <Drawing car={car} />
  </svg>
);

/** Another copy of the drawing. */
export const CarAgain = ({ car }: { car: CarId }) => (
  <svg className="rental__car" data-car={car} viewBox={box} aria-hidden="true">
    <use href={`#${name(car)}`} />
  </svg>
);
