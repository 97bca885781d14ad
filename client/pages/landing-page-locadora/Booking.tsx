import { Choices } from '../../components/demo/Choices';
import { Result } from '../../components/demo/Result';
import { CarDrawing } from './CarDrawing';
import { type Car, cars, chosen, stays } from './data';
import { count, rate, reais, total } from './rentalTotals';
import { perBoth } from './Variants';
import { figure as t } from './words/copy.pt';

const room = ({ seats, bags, cubic }: Car): string =>
  cubic ? t.room.cubic(count(seats), count(cubic)) : t.room.bags(count(seats), count(bags ?? 0));

/** The choices of the drawn page, car and duration, and the total that they come to. */
export const Booking = () => (
  <>
    <Choices
      group="a"
      name="car"
      legend={t.car}
      chosen={chosen.car}
      className="choice landing-page-locadora__choice"
      choices={cars.map((car) => ({
        id: car.id,
        label: (
          <>
            <CarDrawing car={car.id} />
            <strong>{t.cars[car.id]}</strong> <span>{room(car)}</span>{' '}
            <b>{t.from(reais(car.daily, 0))}</b>
          </>
        ),
      }))}
    />
    <Choices
      group="b"
      name="days"
      legend={t.stay}
      chosen={String(chosen.days)}
      className="choice landing-page-locadora__choice landing-page-locadora__stay"
      choices={stays.map(({ days }) => ({
        id: String(days),
        label: <span className="strong">{t.days(count(days))}</span>,
      }))}
    />
    <Result>
      {perBoth((car, stay) => (
        <>
          {/* A price that is wider than the page breaks after the currency. */}
          <strong className="tabular">{reais(total(car, stay)).replace('\u00a0', ' ')}</strong>{' '}
          <span>{t.sum(count(stay.days), reais(rate(car, stay)))},</span>{' '}
          <span>{stay.off ? t.off(count(stay.off)) : t.full}</span>
        </>
      ))}
    </Result>
  </>
);
