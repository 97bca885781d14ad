import { formatNumber } from '../../../shared/format';
import { Choices } from '../../components/demo/Choices';
import { Bird } from '../../components/paper/Bird';
import { useLang } from '../../document/view';
import { arrivals, from, until } from './arrivals';
import { BrowserWindow } from './BrowserWindow';
import { copy } from './copy';
import { connection, firstMoment, moments } from './data';
import { formatSeconds } from './format';
import { NewScreen } from './NewScreen';
import { OldScreen } from './OldScreen';
import '../../components/demo/result.css';
import './race.drawing.css';

const { firstView, rest } = arrivals.thisPage;

/** Two sites loading over the same connection, at a moment that the reader selects. */
export const Race = () => {
  const lang = useLang();
  const { race: t } = copy(lang);
  return (
    <figure className="ground-sheet website-development__race">
      <Bird live>
        <b data-when-a={until(firstView)}>{t.fresh.waiting}</b>
        <b data-when-a={from(firstView)}>{t.fresh.there(formatSeconds(firstView, lang))}</b>
      </Bird>
      <Choices
        className="choice tabular wide website-development__seconds"
        group="a"
        name="second"
        legend={t.legend}
        choices={moments.map((moment, at) => ({
          id: `${at + 1}`,
          label: formatSeconds(moment, lang),
        }))}
        chosen={`${moments.indexOf(firstMoment) + 1}`}
      />
      <div className="website-development__windows">
        <BrowserWindow name={t.before} complete={arrivals.oldSite.extras}>
          <OldScreen />
        </BrowserWindow>
        <BrowserWindow name={t.after} complete={rest}>
          <NewScreen />
        </BrowserWindow>
      </div>
      <p className="demo__result small wide" role="status">
        {moments.map((moment, at) => (
          <span key={moment} data-when-a={at + 1}>
            <strong>{`${formatSeconds(moment, lang)}:`}</strong> {t.old[at]}
          </span>
        ))}
      </p>
      <figcaption className="wide">{t.caption(formatNumber(connection.megabits, lang))}</figcaption>
    </figure>
  );
};
