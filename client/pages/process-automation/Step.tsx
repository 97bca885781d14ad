import { fill } from '../../../shared/copy';
import { useLang } from '../../document/view';
import { copy } from './copy';
import { counts } from './counts';
import type { Step as StepRow } from './data';
import { formatClock, formatMinutes } from './format';
import { slotOf, type Way, ways } from './schedule';

type TurnProps = { way: Way; step: StepRow };

/** A step done one way: who, when, what, and how long it takes or waits. */
const Turn = ({ way, step: { id, [way]: turn } }: TurnProps) => {
  const lang = useLang();
  const { day: t } = copy(lang);
  const slot = slotOf(id, way);
  const lying = slot ? slot.begins - slot.arrives : 0;
  return (
    <div className="process-automation__turn" data-way={way} data-lane={turn?.lane}>
      <p className="row tabular process-automation__who">
        <span className="soft process-automation__label">{t.ways[way]}</span>
        <b className="process-automation__name">{turn ? t.lanes[turn.lane] : t.nobody}</b>
        {slot && <span>{formatClock(slot.begins, lang)}</span>}
        {turn && <strong>{formatMinutes(turn.minutes, lang)}</strong>}
      </p>
      {lying > 0 && (
        <p className="process-automation__waited">
          <span>{t.wait(formatMinutes(lying, lang))}</span>
        </p>
      )}
      <p className="process-automation__told">{fill(t.steps[id][way], counts(lang))}</p>
    </div>
  );
};

/** A step with both ways; each says which lane it is in. */
export const Step = ({ step }: { step: StepRow }) => {
  const { day: t } = copy(useLang());
  return (
    <li data-today={step.today.lane} data-robot={step.robot?.lane ?? 'gone'}>
      <p className="process-automation__task">{t.steps[step.id].name}</p>
      <div className="process-automation__turns">
        {ways.map((way) => (
          <Turn key={way} step={step} way={way} />
        ))}
      </div>
    </li>
  );
};
