import { Choices } from '../../components/demo/Choices';
import { Result } from '../../components/demo/Result';
import { useLang } from '../../document/view';
import { copy } from './copy';
import { steps } from './data';
import { formatClock, formatMinutes } from './format';
import { Step } from './Step';
import { doneAt, handsOn, ways } from './schedule';
import './lanes.drawing.css';

/** The steps of the morning, each in the lane of who does it: today, or with the robot. */
export const LaneBoard = () => {
  const lang = useLang();
  const { day: t } = copy(lang);
  return (
    <>
      <Choices
        group="a"
        name="way"
        legend={<span className="visually-hidden">{t.legend}</span>}
        choices={ways.map((way) => ({ id: way, label: t.ways[way] }))}
        chosen="robot"
      />
      <Result>
        {ways.map((way, index) => (
          <span key={way} data-when-a={index + 1}>
            {t.ways[way]}: {formatMinutes(handsOn(way), lang)}{' '}
            {t.sum(formatClock(doneAt('odd', way), lang))}
          </span>
        ))}
      </Result>
      <ol className="process-automation__steps" aria-label={t.list}>
        {steps.map((step) => (
          <Step key={step.id} step={step} />
        ))}
      </ol>
      <p className="small process-automation__legend" data-when-a="2" aria-hidden="true">
        <i className="process-automation__was" /> {t.was}
      </p>
    </>
  );
};
