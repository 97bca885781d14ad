import { useLang } from '../../view';
import { arrivals, placeOf } from './arrivals';
import { copy } from './copy';

const { frame, slider, extras } = arrivals.oldSite;

/** The example's old site. CSS hides what has not loaded at the selected moment (`data-at`). */
export const OldScreen = () => {
  const { drawn: t } = copy(useLang());
  return (
    <>
      <p className="web__waiting">{t.loading}</p>
      <div className="web__oldhead" data-at={placeOf(frame)}>
        <svg viewBox="0 0 12 9" aria-hidden="true">
          <path d="M0 1h12M0 4.5h12M0 8h12" />
        </svg>
        <b>{t.name}</b>
      </div>
      <div className="web__slider" data-at={placeOf(slider)}>
        <svg viewBox="0 0 90 46" preserveAspectRatio="none" aria-hidden="true">
          <path d="M0 46V30l18-14 14 12 22-22 36 30v10z" />
          <circle cx="22" cy="10" r="5" />
        </svg>
        <b>{t.welcome}</b>
      </div>
      <p className="web__excellence" data-at={placeOf(frame)}>
        {t.excellence}
      </p>
      <i className="web__chat" data-at={placeOf(extras)} />
      <div className="web__popup" data-at={placeOf(extras)}>
        <i>×</i>
        <b>{t.wait}</b>
        <span>{t.subscribe}</span>
        <u>{t.email}</u>
      </div>
      <p className="web__cookies" data-at={placeOf(frame)}>
        <span>{t.cookies}</span> <b>{t.accept}</b>
      </p>
    </>
  );
};
