import type { ReactNode } from 'react';
import { type Car, cars, type Stay, stays } from './data';

/** A text for each car, of which styles show that of the selected one. */
export const perCar = (of: (car: Car) => ReactNode): ReactNode =>
  cars.map((car, at) => (
    <span key={car.id} data-when-a={at + 1}>
      {of(car)}
    </span>
  ));

/** A text for each rental duration. */
export const perStay = (of: (stay: Stay) => ReactNode): ReactNode =>
  stays.map((stay, at) => (
    <span key={stay.days} data-when-b={at + 1}>
      {of(stay)}
    </span>
  ));

/** A text for each combination of car and duration. */
export const perBoth = (of: (car: Car, stay: Stay) => ReactNode): ReactNode =>
  cars.map((car, carAt) =>
    stays.map((stay, stayAt) => (
      <span key={`${car.id}${stay.days}`} data-when-a={carAt + 1} data-when-b={stayAt + 1}>
        {of(car, stay)}
      </span>
    )),
  );
