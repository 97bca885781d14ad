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
  const hours = formatNumber(restorationHours, 'pt');
  return (
    <div className="row photo-restoration__timer">
      <svg
        viewBox="0 0 120 120"
        fill="none"
        stroke="oklch(0.2 0.02 40)"
        role="img"
        aria-label={`${hours} ${unit}`}
      >
        <circle cx="60" cy="60" r="59" fill="oklch(0.95 0.012 85)" stroke="none" />
        <g transform="rotate(-90 60 60)">
          <circle cx="60" cy="60" r="52" strokeWidth="5" {...dashes(restorationHours, 22)} />
          <circle
            cx="60"
            cy="60"
            r="49"
            stroke="oklch(0.55 0.21 28)"
            strokeWidth="11"
            {...dashes(restorationHours / longEvery, 5)}
          />
        </g>
        <path fill="oklch(0.55 0.21 28)" stroke="none" d="M58.500 22h3V12l-1.500-4-1.500 4z" />
        <g fill="oklch(0.2 0.02 40)" stroke="none" fontWeight="700" textAnchor="middle">
          <text x="60" y="70" fontFamily="var(--display)" fontSize="38">
            {hours}
          </text>{' '}
          <text x="60" y="87" fontSize="14">
            {unit}
          </text>
        </g>
      </svg>
      <p>{text}</p>
    </div>
  );
};
