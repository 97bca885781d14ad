import { formatNumber } from '../../../shared/format';
import { useLang } from '../../view';
import { copy } from './copy';
import { formatMinutes } from './format';
import { handsOn, slots, type Way, ways } from './schedule';

const most = handsOn('today');

const percent = (minutes: number): string => `${(minutes / most) * 100}%`;

/** The shortest step in which its minutes can be read on a small phone. */
const readable = 20;

/** A person's minutes of one way, a block for each step. Percentages keep the size of the numbers. */
const Blocks = ({ way }: { way: Way }) => {
  const lang = useLang();
  let done = 0;
  return (
    <svg aria-hidden="true">
      {slots[way].map(({ id, lane, begins, ends }) => {
        if (lane === 'robot') return null;
        const from = done;
        const minutes = ends - begins;
        done += minutes;
        return (
          <g key={id}>
            <rect x={percent(from)} width={percent(minutes)} height="100%" />
            {minutes >= readable && (
              <text x={percent(from + minutes / 2)} y="50%">
                {formatNumber(minutes, lang)}
              </text>
            )}
          </g>
        );
      })}
    </svg>
  );
};

/** The staff time of both ways as bars on one scale, and the difference. */
export const StaffTime = () => {
  const lang = useLang();
  const { day, hero: t } = copy(lang);
  const saved = formatMinutes(most - handsOn('robot'), lang);
  return (
    <figure className="stack-2 process-automation__staff">
      <dl className="stack-2">
        {ways.map((way) => (
          <div key={way} data-way={way}>
            <dt>{day.ways[way]}</dt>
            <dd>{formatMinutes(handsOn(way), lang)}</dd>
            <dd>
              <Blocks way={way} />
              {way === 'robot' && <strong>{t.saved(saved)}</strong>}
            </dd>
          </div>
        ))}
      </dl>
      <figcaption>{t.scale}</figcaption>
    </figure>
  );
};
