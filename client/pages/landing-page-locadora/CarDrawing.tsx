import type { CarId } from './data';
import { drawings } from './drawings';

const box = '0 0 200 82';
const name = (car: CarId): string => `car-drawn-${car}`;

/** A car of a category, driving to the right. */
export const CarDrawing = ({ car }: { car: CarId }) => (
  <svg className="rental__car" viewBox={box} aria-hidden="true">
    <g id={name(car)}>{drawings[car]}</g>
  </svg>
);

/** The same drawing again. */
export const CarAgain = ({ car }: { car: CarId }) => (
  <svg className="rental__car" data-car={car} viewBox={box} aria-hidden="true">
    <use href={`#${name(car)}`} />
  </svg>
);
