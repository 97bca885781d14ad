import { formatNumber } from '../../../shared/format';
import { useLang } from '../../view';
import { arrivals } from './arrivals';
import { BrowserWindow } from './BrowserWindow';
import { copy } from './copy';
import { connection, moments } from './data';
import { formatSeconds } from './format';
import { NewScreen } from './NewScreen';
import { OldScreen } from './OldScreen';
import { SecondChoice } from './SecondChoice';

/**
 * Two sites on the same connection, at a second that the reader chooses. The choice is a row of radio
 * buttons and the style hides what has not arrived, so that it works before and without script; where
 * a style cannot know the choice, both sites have arrived and each moment is told in words.
 */
export const Race = () => {
  const lang = useLang();
  const { race: t } = copy(lang);
  const there = t.fresh.there(formatSeconds(arrivals.thisPage.document, lang));
  const fresh = moments.map((moment) =>
    moment < arrivals.thisPage.document ? t.fresh.waiting : there,
  );
  return (
    <figure className="web__race">
      <SecondChoice />
      <BrowserWindow name={t.before} complete={arrivals.oldSite.extras} told={t.old} kind="old">
        <OldScreen />
      </BrowserWindow>
      <BrowserWindow name={t.after} complete={arrivals.thisPage.rest} told={fresh} kind="fresh">
        <NewScreen />
      </BrowserWindow>
      <figcaption>
        {t.caption({
          megabits: formatNumber(connection.megabits, lang),
          trip: formatNumber(connection.tripMilliseconds, lang),
        })}
      </figcaption>
    </figure>
  );
};
