import { formatNumber } from '../../../shared/format';
import { Choices } from '../../components/demo/Choices';
import { useLang } from '../../document/view';
import { arrivals, from, until } from './arrivals';
import { BrowserWindow } from './BrowserWindow';
import { copy } from './copy';
import { connection, firstMoment, moments } from './data';
import { formatSeconds } from './format';
import { NewScreen } from './NewScreen';
import { OldScreen } from './OldScreen';
import './race.drawing.css';

const { firstView, rest } = arrivals.thisPage;

/** Two sites loading over the same connection, at a moment that the reader selects. */
export const Race = () => {
  const lang = useLang();
  const { race: t } = copy(lang);
  return (
    <figure className="ground-sheet website-development__race">
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
      {/* Only the sentence that changed is announced, which begins with the moment. */}
      <div className="website-development__windows" role="status" aria-atomic={false}>
        <BrowserWindow
          name={t.before}
          complete={arrivals.oldSite.extras}
          told={moments.map((moment, at) => (
            <span key={moment} data-when-a={at + 1}>
              <strong>{`${formatSeconds(moment, lang)}:`}</strong> {t.old[at]}
            </span>
          ))}
        >
          <OldScreen />
        </BrowserWindow>
        <BrowserWindow
          name={t.after}
          complete={rest}
          told={
            <>
              <span data-when-a={until(firstView)}>{t.fresh.waiting}</span>
              <span data-when-a={from(firstView)}>
                {t.fresh.there(formatSeconds(firstView, lang))}
              </span>
            </>
          }
        >
          <NewScreen />
        </BrowserWindow>
      </div>
      <figcaption className="wide">{t.caption(formatNumber(connection.megabits, lang))}</figcaption>
    </figure>
  );
};
