import { formatTimeOfDay } from '../../components/hours/formatTimeOfDay';
import { useLang } from '../../document/view';
import { copy } from './copy';
import { chat, opening, week } from './data';
import './week.drawing.css';

const hour = 60;
const { weekdays, saturday } = opening;

/** The staffed hours as an SVG path: one block for weekdays, one for Saturday. */
const staffed = [
  { from: 0, ...weekdays },
  { from: weekdays.days, ...saturday },
]
  .map(({ from, days, opens, closes }) => {
    const wide = (closes - opens) / hour;
    return `M${opens / hour} ${from}h${wide}v${days}h-${wide}z`;
  })
  .join('');

const upTo = (end: number): number[] => Array.from({ length: end - 1 }, (_, at) => at + 1);

/** The grid lines between days and hours. */
const rules =
  upTo(week.days)
    .map((day) => `M0 ${day}H${week.hours}`)
    .join('') +
  upTo(week.hours)
    .map((at) => `M${at} 0V${week.days}`)
    .join('');

const quarters = [0, 1, 2, 3, 4].map((quarter) => (quarter * week.hours) / 4);

const keys = ['staffed', 'alone', 'chat'] as const;

const fills = {
  staffed: 'var(--leaf)',
  alone: 'color-mix(in oklab, var(--sun) 80%, var(--card))',
  chat: 'var(--coral)',
};

const line = { strokeWidth: 2, vectorEffect: 'non-scaling-stroke' } as const;

/** The hours of a week: staffed, covered by the agent alone, and the time of the sample chat. */
export const WeekGrid = ({ label }: { label: string }) => {
  const lang = useLang();
  const { days, key } = copy(lang).week;
  return (
    <figure className="small ai-agents__week">
      <div aria-hidden="true" className="ai-agents__days">
        {days.map((day) => (
          <span key={day}>{day}</span>
        ))}
      </div>
      <svg
        viewBox={`0 0 ${week.hours} ${week.days}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={label}
      >
        <path fill={fills.alone} d={`M0 0h${week.hours}v${week.days}H0z`} />
        <path fill={fills.staffed} d={staffed} />
        <path {...line} stroke="var(--paper)" d={rules} />
        <path
          {...line}
          fill={fills.chat}
          stroke="var(--ink)"
          d={`M${Math.floor(chat.begins / hour)} ${chat.day}h1v1h-1z`}
        />
      </svg>
      <div aria-hidden="true" className="tabular ai-agents__quarters">
        {quarters.map((at) => (
          <span key={at}>{formatTimeOfDay(at * hour, lang)}</span>
        ))}
      </div>
      <ul aria-hidden="true" className="row">
        {keys.map((id) => (
          <li key={id} className="ai-agents__key">
            <svg viewBox="0 0 14 22" width="14" height="22" aria-hidden="true">
              <path fill={fills[id]} d="M0 4h14v14H0z" />
            </svg>
            {key[id]}
          </li>
        ))}
      </ul>
    </figure>
  );
};
