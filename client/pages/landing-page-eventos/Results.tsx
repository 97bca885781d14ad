import { timesOf } from '../../../shared/prices/landingPages';
import { Result } from '../../components/landing/Result';
import { words } from './copy.pt';
import { drawnBefore } from './data';
import { count } from './format';
import { Seats } from './Seats';

const trade = 'landing-page-eventos';
/** Both crowds sit in rows of this length, so that they are drawn to one scale. */
const seatsInRow = 15;
const drawnAfter = drawnBefore * timesOf(trade);

/** The claimed increase, drawn in seats: outlines before, full ones after. */
export const Results = () => {
  const { results: t } = words;
  const rows = [
    [drawnBefore, t.before(count(drawnBefore))],
    [drawnAfter, t.after(count(drawnAfter))],
  ] as const;
  return (
    <div id="results" className="stack-3 landing__claim">
      <h3>{t.title}</h3>
      <Result trade={trade} words={t}>
        <ul className="stack-3 landing-page-eventos__drawn">
          {rows.map(([seats, text], at) => (
            <li key={text} className="small stack-2">
              <Seats columns={seatsInRow} seats={seats} taken={at && seats} />
              <span>{text}</span>
            </li>
          ))}
        </ul>
      </Result>
    </div>
  );
};
