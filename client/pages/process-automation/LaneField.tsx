import { useLang } from '../../document/view';
import { copy } from './copy';
import { lanes, steps } from './data';
import { routeOf } from './routePath';
import { Step } from './Step';
import { ways } from './schedule';
import './lanes.drawing.css';

/** The lanes, the line of the work through them, and the steps; on a phone one step below the other. */
export const LaneField = () => {
  const { day: t } = copy(useLang());
  return (
    <div className="process-automation__field">
      <p className="display process-automation__lanes" aria-hidden="true">
        {lanes.map((lane) => (
          <span key={lane}>{t.lanes[lane]}</span>
        ))}
      </p>
      <svg
        className="process-automation__route"
        viewBox={`0 0 ${steps.length} ${lanes.length}`}
        preserveAspectRatio="none"
        fill="none"
        stroke="var(--ink)"
        strokeWidth="2"
        aria-hidden="true"
      >
        {ways.map((way, at) => (
          <path key={way} d={routeOf(way)} vectorEffect="non-scaling-stroke" data-when-a={at + 1} />
        ))}
      </svg>
      <ol className="process-automation__steps" aria-label={t.list}>
        {steps.map((step) => (
          <Step key={step.id} step={step} />
        ))}
      </ol>
    </div>
  );
};
