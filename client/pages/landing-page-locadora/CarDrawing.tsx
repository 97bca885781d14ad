import type { CarId } from './data';
import { drawings, tones } from './drawings';
import { Wheel } from './Wheel';

const box = '0 0 200 82';
const name = (car: CarId): string => `car-drawn-${car}`;

const Drawing = ({ car }: { car: CarId }) => {
  const { body, glass, seam, lamp, brake, wheels } = drawings[car];
  return (
    <g id={name(car)}>
      <path d={body} />
      <path fill={tones.glass} d={glass} />
      <clipPath id={`${name(car)}-body`}>
        <path d={body} />
      </clipPath>
      <path
        fill="none"
        stroke="oklch(0 0 0 / 0.32)"
        strokeWidth="1.4"
        clipPath={`url(#${name(car)}-body)`}
        d={seam}
      />
      <path fill={tones.lamp} d={lamp} />
      <path fill={tones.brake} d={brake} />
      {wheels.map(([at, radius]) => (
        <Wheel key={at} at={at} radius={radius} />
      ))}
    </g>
  );
};

/** A car of a category, facing right. */
export const CarDrawing = ({ car }: { car: CarId }) => (
  <svg viewBox={box} fill="var(--leaf)" aria-hidden="true">
    <Drawing car={car} />
  </svg>
);

type AgainProps = {
  car: CarId;
  fill: string;
  /** The place of the car among the choices, where it is shown while it is selected. */
  when?: number;
};

/** Another copy of the drawing, in another colour. */
export const CarAgain = ({ car, fill, when }: AgainProps) => (
  <svg viewBox={box} fill={fill} data-when-a={when} aria-hidden="true">
    <use href={`#${name(car)}`} />
  </svg>
);
