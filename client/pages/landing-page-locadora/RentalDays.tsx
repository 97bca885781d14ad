import { CarAgain } from './CarDrawing';
import { cars, stays } from './data';
import { tones } from './drawings';
import { dayAfter } from './rentalTotals';
import { figure as t } from './words/copy.pt';

const longest = Math.max(...stays.map(({ days }) => days));
const calendar = Array.from({ length: longest + 1 }, (_, at) => ({
  ...dayAfter(at),
  rentedIn: stays.flatMap(({ days }, stay) => (at <= days ? stay + 1 : [])).join(' '),
  endOf: stays.flatMap(({ days }, stay) => (at === 0 || at === days ? stay + 1 : [])).join(' '),
}));

/**
 * The days from pick-up to return, and a road below them with the car at the return day. Decorative:
 * the dates are also given as text.
 */
export const RentalDays = () => (
  <div className="screen-only landing-page-locadora__strip" aria-hidden="true">
    <ol className="landing-page-locadora__days">
      {calendar.map(({ day, weekday, rentedIn, endOf }) => (
        <li key={day} data-mark-b={rentedIn} data-rest={weekday % 6 === 0 || undefined}>
          {endOf && <i data-when-b={endOf} />}
          <span>{t.weekdays[weekday]?.slice(0, 1)}</span> <b>{day}</b>
        </li>
      ))}
    </ol>
    <div className="landing-page-locadora__road">
      <div className="overlay landing-page-locadora__driven">
        {cars.map(({ id }, at) => (
          <CarAgain key={id} car={id} fill={tones.car} when={at + 1} />
        ))}
      </div>
    </div>
  </div>
);
