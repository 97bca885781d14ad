import { lanes, steps } from './data';
import { routeOf } from './routePath';
import { ways } from './schedule';

/** The drawing's two positions: lanes across, on a wide window, or lanes down. */
const across = `0 0 ${steps.length} ${lanes.length}`;
const down = `0 0 ${lanes.length} ${steps.length}`;

/** The way of the work from lane to lane, a line behind the steps. */
export const WorkRoute = () => (
  <>
    <svg
      className="process-automation__route"
      viewBox={across}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {ways.map((way) => (
        <path key={way} data-way={way} d={routeOf(way)} />
      ))}
    </svg>
    <svg
      className="process-automation__route process-automation__route--down"
      viewBox={down}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {ways.map((way) => (
        <path key={way} data-way={way} d={routeOf(way)} transform="matrix(0 1 1 0 0 0)" />
      ))}
    </svg>
  </>
);
