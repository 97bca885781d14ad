import { Choices } from '../../components/demo/Choices';
import { Result } from '../../components/demo/Result';
import { formatTimeOfDay } from '../../components/hours/formatTimeOfDay';
import { Stamp } from '../../components/paper/Stamp';
import { useLang } from '../../document/view';
import { copy } from './copy';
import { formatMinutes } from './format';
import { LaneField } from './LaneField';
import { doneAt, handsOn, ways } from './schedule';

/** The steps of the morning, each in the lane of who does it: today, or with the robot. */
export const LaneBoard = () => {
  const lang = useLang();
  const { day: t } = copy(lang);
  return (
    <>
      <div className="row">
        <Choices
          group="a"
          name="way"
          legend={<span className="visually-hidden">{t.legend}</span>}
          choices={ways.map((way) => ({ id: way, label: t.ways[way] }))}
          chosen="robot"
        />
        <Result className="process-automation__sum">
          {ways.map((way, index) => (
            <span key={way} data-when-a={index + 1}>
              {t.ways[way]}:{' '}
              <strong>
                <b>{formatMinutes(handsOn(way), lang)}</b>
              </strong>{' '}
              {t.sum(formatTimeOfDay(doneAt('odd', way), lang))}
            </span>
          ))}
        </Result>
      </div>
      <LaneField />
      <div className="overlay">
        <p className="small process-automation__legend" data-when-a="2" aria-hidden="true">
          {t.was}
        </p>
        <Stamp />
      </div>
    </>
  );
};
