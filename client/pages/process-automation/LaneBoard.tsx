import { Choices } from '../../components/demo/Choices';
import { SaidResult } from '../../components/demo/SaidResult';
import { formatTimeOfDay } from '../../components/hours/formatTimeOfDay';
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
      <div>
        <Choices
          group="a"
          name="way"
          legend={<span className="visually-hidden">{t.legend}</span>}
          choices={ways.map((way) => ({
            id: way,
            label: (
              <>
                <span>{t.ways[way]}</span> <strong>{formatMinutes(handsOn(way), lang)}</strong>
              </>
            ),
          }))}
          chosen="today"
          className="choice process-automation__ways"
        />
        <SaidResult>
          {ways.map((way, index) => (
            <span key={way} data-when-a={index + 1}>
              {t.ways[way]}: <strong>{formatMinutes(handsOn(way), lang)}</strong>{' '}
              {t.sum(formatTimeOfDay(doneAt('odd', way), lang))}
            </span>
          ))}
        </SaidResult>
      </div>
      <LaneField />
    </>
  );
};
