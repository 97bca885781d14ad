import type { ReactNode } from 'react';
import { type Car, cars, type Stay, stays } from './data';

/** One text for each car; that of the chosen one is seen. */
export const PerCar = ({ of }: { of: (car: Car) => ReactNode }) => (
  <span className="rental__any">
    {cars.map((car) => (
      <span key={car.id} data-car={car.id}>
        {of(car)}
      </span>
    ))}
  </span>
);

/** One text for each length of a stay. */
export const PerStay = ({ of }: { of: (stay: Stay) => ReactNode }) => (
  <span className="rental__any">
    {stays.map((stay) => (
      <span key={stay.days} data-days={stay.days}>
        {of(stay)}
      </span>
    ))}
  </span>
);

/** One text for each car and length. */
export const PerBoth = ({ of }: { of: (car: Car, stay: Stay) => ReactNode }) => (
  <span className="rental__any">
    {cars.map((car) =>
      stays.map((stay) => (
        <span key={`${car.id}${stay.days}`} data-car={car.id} data-days={stay.days}>
          {of(car, stay)}
        </span>
      )),
    )}
  </span>
);
