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
  return (
    <div
      className="process-automation__turn"
      data-lane={turn?.lane ?? today.lane}
      data-gone={!turn || undefined}
    >
      <p className="tabular process-automation__who">
        <span className="process-automation__label">{t.ways[way]}</span>{' '}
        <b>{turn ? t.lanes[turn.lane] : t.nobody}</b>
        {slot && <span>{formatClock(slot.begins, lang)}</span>}
        {turn && <strong>{formatMinutes(turn.minutes, lang)}</strong>}
      </p>
      {lying > 0 && (
        <p className="process-automation__waited">
          <span>{t.wait(formatMinutes(lying, lang))}</span>
        </p>
      )}
      <p className="process-automation__told">{fill(t.steps[id][way], counts(lang))}</p>
      {turn?.lane === 'robot' && <i data-lane={today.lane} />}
    </div>
  );
};

/** A step with both ways; each says which lane it is in. */
export const Step = ({ step }: { step: StepRow }) => {
  const { day: t } = copy(useLang());
  return (
    <li>
      {/* Struck through where the robot does not need the step. */}
      <p className="display" data-unneeded={!step.robot || undefined}>
        {t.steps[step.id].name}
      </p>
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
