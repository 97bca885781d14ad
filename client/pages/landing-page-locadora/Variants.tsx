import type { ReactNode } from 'react';
import { type Car, cars, type Stay, stays } from './data';

/** One text per car; CSS shows that of the selected car. */
export const PerCar = ({ of }: { of: (car: Car) => ReactNode }) => (
  <span className="landing-page-locadora__any">
    {cars.map((car) => (
      <span key={car.id} data-car={car.id}>
        {of(car)}
      </span>
    ))}
  </span>
);

/** One text per rental duration. */
export const PerStay = ({ of }: { of: (stay: Stay) => ReactNode }) => (
  <span className="landing-page-locadora__any">
    {stays.map((stay) => (
      <span key={stay.days} data-days={stay.days}>
        {of(stay)}
      </span>
    ))}
  </span>
);

/** One text per combination of car and duration. */
export const PerBoth = ({ of }: { of: (car: Car, stay: Stay) => ReactNode }) => (
  <span className="landing-page-locadora__any">
    {cars.map((car) =>
      stays.map((stay) => (
        <span key={`${car.id}${stay.days}`} data-car={car.id} data-days={stay.days}>
          {of(car, stay)}
        </span>
      )),
    )}
  </span>
);
