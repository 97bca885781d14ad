import { useLang } from '../../document/view';
import { arrivals, from } from './arrivals';
import { copy } from './copy';

/** The same shop within this page's limits: text, drawing and button arrive in one response. */
export const NewScreen = () => {
  const { drawn: t } = copy(useLang());
  return (
    <div className="website-development__fresh" data-when-a={from(arrivals.thisPage.firstView)}>
      <span>{t.name}</span>
      <b>{t.question}</b>
      <svg
        viewBox="0 0 120 58"
        fill="oklch(0.72 0.13 55)"
        stroke="oklch(0.48 0.1 48)"
        strokeWidth="1.6"
        aria-hidden="true"
      >
        <g stroke="none">
          <path d="M15.5 50h5v8h-5zM99.5 50h5v8h-5z" fill="var(--on-sheet)" />
          <rect x="14" y="2" width="92" height="34" rx="9" />
          <rect x="2" y="20" width="20" height="32" rx="8" fill="oklch(0.62 0.13 50)" />
          <rect x="98" y="20" width="20" height="32" rx="8" fill="oklch(0.62 0.13 50)" />
          <rect x="21" y="34" width="78" height="18" rx="5" />
        </g>
        <path d="M60 4v30" />
        <path d="M62 42l7 2 5-3 6 3 8-1-6 5-6-1-5 2-4-4z" fill="oklch(0.95 0.03 90)" />
      </svg>
      {t.facts.map((fact) => (
        <span key={fact}>{fact}</span>
      ))}
      <strong>{t.send}</strong>
    </div>
  );
};
