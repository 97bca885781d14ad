import { stays } from './data';
import { dayAfter } from './rentalTotals';
import { figure as t } from './words/copy.pt';

const longest = Math.max(...stays.map(({ days }) => days));
const calendar = Array.from({ length: longest + 1 }, (_, at) => ({
  ...dayAfter(at),
  rentedIn: stays.flatMap(({ days }, stay) => (at <= days ? stay + 1 : [])).join(' '),
}));

/** The days from pick-up to return. Decorative: the dates are also given as text. */
export const RentalDays = () => (
  <ol className="screen-only landing-page-locadora__days" aria-hidden="true">
    {calendar.map(({ day, weekday, rentedIn }) => (
      <li key={day} data-mark-b={rentedIn}>
        <span>{t.weekdays[weekday]?.slice(0, 1)}</span> <b>{day}</b>
      </li>
    ))}
  </ol>
);
