import { lanes, steps } from './data';
import { routeOf } from './routePath';
import { ways } from './schedule';

/** The viewBoxes of both layouts: horizontal lanes on a wide window, vertical lanes otherwise. */
const across = `0 0 ${steps.length} ${lanes.length}`;
const down = `0 0 ${lanes.length} ${steps.length}`;

const line = {
  fill: 'none',
  stroke: 'var(--ink)',
  strokeWidth: 2,
  vectorEffect: 'non-scaling-stroke',
} as const;

/** The line from step to step across the lanes, behind the steps. */
export const WorkRoute = () => (
  <>
    <svg
      className="process-automation__route"
      viewBox={across}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {ways.map((way) => (
        <path key={way} {...line} data-way={way} d={routeOf(way)} />
      ))}
    </svg>
    <svg
      className="process-automation__route process-automation__route--down"
      viewBox={down}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {ways.map((way) => (
        <path key={way} {...line} data-way={way} d={routeOf(way)} transform="matrix(0 1 1 0 0 0)" />
      ))}
    </svg>
  </>
);
