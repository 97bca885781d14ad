import { formatNumber } from '../../../shared/format';
import { useLang } from '../../document/view';
import { arrivals } from './arrivals';
import { BrowserWindow } from './BrowserWindow';
import { copy } from './copy';
import { connection, moments } from './data';
import { formatSeconds } from './format';
import { NewScreen } from './NewScreen';
import { OldScreen } from './OldScreen';
import { SecondChoice } from './SecondChoice';
import './race.drawing.css';
import './moments.css';

/**
 * Two sites loading over the same connection, at a moment that the reader selects. Radio buttons and
 * CSS hide what has not loaded, so that it works without script. Without :has() both sites are fully
 * loaded and each moment is described in words.
 */
export const Race = () => {
  const lang = useLang();
  const { race: t } = copy(lang);
  const there = t.fresh.there(formatSeconds(arrivals.thisPage.firstView, lang));
  const fresh = moments.map((moment) =>
    moment < arrivals.thisPage.firstView ? t.fresh.waiting : there,
  );
  return (
    <figure className="stack-3 website-development__race">
      <SecondChoice />
      <BrowserWindow name={t.before} complete={arrivals.oldSite.extras} told={t.old}>
        <OldScreen />
      </BrowserWindow>
      <BrowserWindow name={t.after} complete={arrivals.thisPage.rest} told={fresh}>
        <NewScreen />
      </BrowserWindow>
      <figcaption className="wide">
        {t.caption({
          megabits: formatNumber(connection.megabits, lang),
          trip: formatNumber(connection.tripMilliseconds, lang),
        })}
      </figcaption>
    </figure>
  );
};
