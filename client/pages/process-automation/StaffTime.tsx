import { Bird } from '../../components/paper/Bird';
import { useLang } from '../../document/view';
import { copy } from './copy';
import { formatMinutes } from './format';
import { handsOn, slots, type Way, ways } from './schedule';
import './staff-time.drawing.css';

const most = handsOn('today');

/** A person's minutes of one way, a block for each step. */
const Blocks = ({ way }: { way: Way }) => {
  let done = 0;
  return (
    <svg viewBox={`0 0 ${most} 1`} preserveAspectRatio="none" aria-hidden="true">
      {slots[way].map(({ id, lane, begins, ends }) => {
        if (lane === 'robot') return null;
        const from = done;
        done += ends - begins;
        return <rect key={id} x={from} width={ends - begins} height="1" />;
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
    <figure className="stack-3">
      <dl className="stack-3">
        {ways.map((way) => (
          <div key={way} className="row" data-way={way}>
            <dt className="strong">{day.ways[way]}</dt>
            <dd className="display">{formatMinutes(handsOn(way), lang)}</dd>
            <dd className="process-automation__bar">
              <Blocks way={way} />
              {way === 'robot' && (
                <Bird>
                  <b>{saved}</b>{' '}
                  <span>
                    <span>{t.saved('').trim()}</span>
                  </span>
                </Bird>
              )}
            </dd>
          </div>
        ))}
      </dl>
      <figcaption>{t.scale}</figcaption>
    </figure>
  );
};
