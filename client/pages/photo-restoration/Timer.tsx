import { restorationHours } from '../../../shared/delivery';
import { formatNumber } from '../../../shared/format';
import { words } from './copy.pt';

/** One mark per hour, and a longer one every six. */
const longEvery = 6;

/** A darkroom timer set to the delivery time in hours. */
export const Timer = () => {
  const { unit, text } = words.steps.timer;
  const dashes = (marks: number, width: number) => ({
    pathLength: marks * 100,
    strokeDasharray: `${width} ${100 - width}`,
    strokeDashoffset: width / 2,
  });
  return (
    <div className="restore__timer">
      <svg viewBox="0 0 120 120" aria-hidden="true">
        <circle className="restore__case" cx="60" cy="60" r="59" />
        <circle
          className="restore__ticks"
          cx="60"
          cy="60"
          r="52"
          {...dashes(restorationHours, 22)}
        />
        <circle
          className="restore__ticks restore__ticks--long"
          cx="60"
          cy="60"
          r="49"
          {...dashes(restorationHours / longEvery, 5)}
        />
        <path className="restore__hand" d="M58.500 22h3V12l-1.500-4-1.500 4z" />
      </svg>
      <strong>
        <span className="restore__hours">{formatNumber(restorationHours, 'pt')}</span>{' '}
        <span>{unit}</span>
      </strong>{' '}
      <p>{text}</p>
    </div>
  );
};
