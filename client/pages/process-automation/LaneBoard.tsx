import { useLang } from '../../document/view';
import { copy } from './copy';
import { lanes, steps } from './data';
import { formatClock, formatMinutes } from './format';
import { Step } from './Step';
import { doneAt, handsOn, ways } from './schedule';
import { WorkRoute } from './WorkRoute';
import '../../components/demo/radio-choice.css';
import '../../components/demo/choice.css';
import './lane-board.drawing.css';
import './lanes.drawing.css';
import './lanes-narrow.drawing.css';
import './lanes-wide.drawing.css';

/**
 * The swimlanes and the steps in them. A pair of radio buttons chooses between today's way and the
 * robot's; CSS moves each step into its lane, so that it works without script.
 */
export const LaneBoard = () => {
  const lang = useLang();
  const { day: t } = copy(lang);
  return (
    <div className="stack-4 process-automation__board">
      <fieldset className="choice">
        <legend className="visually-hidden">{t.legend}</legend>
        {ways.map((way) => (
          <span key={way}>
            <input
              id={`way-${way}`}
              type="radio"
              name="way"
              value={way}
              defaultChecked={way === 'robot'}
            />
            <label className="strong" htmlFor={`way-${way}`}>
              {t.ways[way]}
            </label>
          </span>
        ))}
      </fieldset>
      <div className="process-automation__field">
        {ways.map((way) => (
          <p key={way} className="row process-automation__sum" data-way={way}>
            <span className="soft process-automation__label">{t.ways[way]}</span>
            <strong>{formatMinutes(handsOn(way), lang)}</strong>
            <span>{t.sum(formatClock(doneAt('odd', way), lang))}</span>
          </p>
        ))}
        <div className="process-automation__lanes" aria-hidden="true">
          {lanes.map((lane) => (
            <span key={lane} data-lane={lane}>
              <b>{t.lanes[lane]}</b>
            </span>
          ))}
        </div>
        <WorkRoute />
        <ol className="process-automation__steps" aria-label={t.list}>
          {steps.map((step) => (
            <Step key={step.id} step={step} />
          ))}
        </ol>
      </div>
      <p className="small process-automation__was" data-way="robot" aria-hidden="true">
        {t.was}
      </p>
    </div>
  );
};
