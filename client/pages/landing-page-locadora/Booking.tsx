import { CarDrawing } from './CarDrawing';
import { type Car, cars, chosen, stays } from './data';
import { count, reais } from './rentalTotals';
import { figure as t } from './words/copy.pt';
import '../../components/demo/radio-choice.css';
import '../../components/demo/choice.css';

const room = ({ seats, bags, cubic }: Car): string =>
  cubic ? t.room.cubic(count(seats), count(cubic)) : t.room.bags(count(seats), count(bags ?? 0));

/** The car categories as radio buttons of the drawn page; the browser keeps the state. */
export const CarChoice = () => (
  <fieldset className="choice landing-page-locadora__choice">
    <legend>{t.car}</legend>
    {cars.map((car) => (
      <div key={car.id}>
        <input
          type="radio"
          name="car"
          id={`car-${car.id}`}
          value={car.id}
          defaultChecked={car.id === chosen.car}
        />
        <label htmlFor={`car-${car.id}`}>
          <CarDrawing car={car.id} />
          <strong>{t.cars[car.id]}</strong> <span>{room(car)}</span>{' '}
          <b>{t.from(reais(car.daily, 0))}</b>
        </label>
      </div>
    ))}
  </fieldset>
);

/** The rental duration as radio buttons. */
export const StayChoice = () => (
  <fieldset className="choice landing-page-locadora__choice">
    <legend>{t.stay}</legend>
    {stays.map(({ days }) => (
      <div key={days}>
        <input
          type="radio"
          name="days"
          id={`days-${days}`}
          value={days}
          defaultChecked={days === chosen.days}
        />
        <label htmlFor={`days-${days}`} className="strong landing-page-locadora__stay">
          {t.days(count(days))}
        </label>
      </div>
    ))}
  </fieldset>
);
