import type { Lang } from '../../../shared/languages';
import { formatTimeOfDay } from '../../components/hours/formatTimeOfDay';
import { useLang } from '../../document/view';
import { copy } from './copy';
import { morning, scaleHours } from './data';
import { formatMinutes } from './format';
import { beginsAt, handsOn, slots, type Way, waiting, ways } from './schedule';
import '../../components/key/key.css';

const from = scaleHours.from * 60;
const height = 12;

/** The bar of one way: one unit per minute; work is solid, waiting is striped. */
const Strip = ({ way }: { way: Way }) => (
  <svg
    viewBox={`0 0 ${scaleHours.to * 60 - from} ${height}`}
    preserveAspectRatio="none"
    aria-hidden="true"
  >
    {slots[way].map(({ id, lane, arrives, begins, ends }) => (
      <g key={id}>
        {begins > arrives && (
          <path
            stroke="var(--coral)"
            strokeDasharray=".7 1.3"
            d={`M${arrives - from} ${height / 2}H${begins - from}`}
            strokeWidth={height / 2}
          />
        )}
        <rect
          fill={lane === 'robot' ? 'var(--robot)' : 'var(--people)'}
          x={begins - from}
          width={ends - begins}
          height={height}
        />
      </g>
    ))}
  </svg>
);

/** From when to when a way takes, with how much work and waiting. */
export const morningOf = (way: Way, lang: Lang): string =>
  copy(lang).day.scale.told[way](
    formatTimeOfDay(beginsAt(way), lang),
    formatTimeOfDay(Math.max(...slots[way].map(({ ends }) => ends)), lang),
    formatMinutes(handsOn(way), lang),
    way === 'robot' ? formatTimeOfDay(morning.opens, lang) : formatMinutes(waiting(way), lang),
  );

/** Both ways on one time scale. */
export const TimeScale = () => {
  const lang = useLang();
  const { day: t } = copy(lang);
  const hours = Array.from({ length: scaleHours.to - scaleHours.from }, (_, at) => from + at * 60);
  return (
    <div className="stack-4 process-automation__scale">
      <h3>{t.scale.title}</h3>
      <dl className="stack-4">
        {ways.map((way) => (
          <div key={way}>
            <dt className="strong">{t.ways[way]}</dt>
            <dd>
              <Strip way={way} />
              <p className="small">{morningOf(way, lang)}</p>
            </dd>
          </div>
        ))}
      </dl>
      <p className="small tabular process-automation__hours" aria-hidden="true">
        {hours.map((hour) => (
          <span key={hour}>{formatTimeOfDay(hour, lang)}</span>
        ))}
      </p>
      <p className="row small key process-automation__key" aria-hidden="true">
        {(['people', 'waiting', 'robot'] as const).map((kind) => (
          <span key={kind} data-kind={kind}>
            {t.scale[kind]}
          </span>
        ))}
      </p>
    </div>
  );
};
