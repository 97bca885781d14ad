import { lanes, steps } from './data';
import { routeOf } from './routePath';
import { ways } from './schedule';

/** The viewBox of vertical lanes, for a narrow window. */
const down = `0 0 ${lanes.length} ${steps.length}`;

const line = {
  fill: 'none',
  stroke: 'var(--ink)',
  strokeWidth: 2,
  vectorEffect: 'non-scaling-stroke',
} as const;

/**
 * The line from step to step across the lanes, behind the steps. On a wide window each lane is as high as its steps,
 * so it has a picture of its own, which shows its part of the line.
 */
export const WorkRoute = () => (
  <>
    {lanes.map((lane, at) => (
      <svg
        key={lane}
        className="process-automation__route"
        viewBox={`0 ${at} ${steps.length} 1`}
        preserveAspectRatio="none"
        aria-hidden="true"
        data-lane={lane}
      >
        {ways.map((way) => (
          <path key={way} {...line} data-way={way} d={routeOf(way)} />
        ))}
      </svg>
    ))}
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
