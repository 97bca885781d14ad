import { useLang } from '../../document/view';
import { arrivals, from, until } from './arrivals';
import { copy } from './copy';

const { frame, slider, extras } = arrivals.oldSite;

/** The example's old site, of which only that is visible which has loaded at the selected moment. */
export const OldScreen = () => {
  const { drawn: t } = copy(useLang());
  return (
    <>
      <p className="screen-only website-development__waiting" data-when-a={until(frame)}>
        {t.loading}
      </p>
      <div className="website-development__oldhead" data-when-a={from(frame)}>
        <svg viewBox="0 0 12 9" width="1.5em" stroke="currentColor" aria-hidden="true">
          <path d="M0 1h12M0 4.5h12M0 8h12" />
        </svg>
        <b>{t.name}</b>
      </div>
      <div className="website-development__slider" data-when-a={from(slider)}>
        <div className="overlay">
          <svg
            viewBox="0 0 90 46"
            width="100%"
            height="6em"
            preserveAspectRatio="none"
            fill="oklch(0.62 0.04 255)"
            aria-hidden="true"
          >
            <path d="M0 46V30l18-14 14 12 22-22 36 30v10z" />
            <circle cx="22" cy="10" r="5" />
          </svg>
          <b>{t.welcome}</b>
        </div>
      </div>
      <p className="website-development__excellence" data-when-a={from(frame)}>
        {t.excellence}
      </p>
      <p className="website-development__cookies" data-when-a={from(frame)}>
        <span>{t.cookies}</span> <b>{t.accept}</b>
      </p>
      <div className="screen-only website-development__extras" data-when-a={from(extras)}>
        <div className="website-development__popup">
          <i>×</i>
          <b>{t.wait}</b>
          <span>{t.subscribe}</span>
          <u>{t.email}</u>
        </div>
        <svg
          viewBox="0 0 15 15"
          preserveAspectRatio="xMaxYMid"
          width="100%"
          height="2.6em"
          aria-hidden="true"
        >
          <path
            fill="oklch(0.55 0.16 265)"
            d="M7.500 0a7.500 7.500 0 0 1 7.500 7.500v7.500h-7.500a7.500 7.500 0 0 1 0-15z"
          />
        </svg>
      </div>
    </>
  );
};
