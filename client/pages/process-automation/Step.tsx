import { fill } from '../../../shared/copy';
import { useLang } from '../../document/view';
import { copy } from './copy';
import { counts } from './counts';
import type { Step as StepRow } from './data';
import { formatClock, formatMinutes } from './format';
import { slotOf, type Way, ways } from './schedule';

type TurnProps = { way: Way; step: StepRow };

/** A step done one way: who, when, how long it takes and waits, and what. A step that is left out stays in its lane. */
const Turn = ({ way, step: { id, today, [way]: turn } }: TurnProps) => {
  const lang = useLang();
  const { day: t } = copy(lang);
  const slot = slotOf(id, way);
  const lying = slot ? slot.begins - slot.arrives : 0;
  const { lane } = turn ?? today;
  return (
    <div className="process-automation__turn">
      <p
        className="tabular process-automation__who"
        data-lane={lane}
        data-gone={!turn || undefined}
      >
        <span className="process-automation__label">{t.ways[way]}</span>{' '}
        <b>{turn ? t.lanes[lane] : t.nobody}</b>
        {slot && <span>{formatClock(slot.begins, lang)}</span>}
        {turn && <strong>{formatMinutes(turn.minutes, lang)}</strong>}
      </p>
      <p>
        {lying > 0 && (
          <>
            <span className="process-automation__waited">{t.wait(formatMinutes(lying, lang))}</span>
            <br />
          </>
        )}
        {fill(t.steps[id][way], counts(lang))}
      </p>
      {lane === 'robot' && <i className="process-automation__was" data-lane={today.lane} />}
    </div>
  );
};

/** A step with both ways; each says which lane it is in. */
export const Step = ({ step }: { step: StepRow }) => {
  const { day: t } = copy(useLang());
  return (
    <li>
      <p className="display">{t.steps[step.id].name}</p>
      <div className="overlay">
        {ways.map((way, index) => (
          <div key={way} data-when-a={index + 1}>
            <Turn step={step} way={way} />
          </div>
        ))}
      </div>
    </li>
  );
};
