import { useLang } from '../../view';
import { arrivals, placeOf } from './arrivals';
import { copy } from './copy';

/** The same shop within this page's limits: text, drawing and button arrive in one response. */
export const NewScreen = () => {
  const { drawn: t } = copy(useLang());
  return (
    <div className="web__fresh" data-at={placeOf(arrivals.thisPage.document)}>
      <span>{t.name}</span>
      <b>{t.question}</b>
      <svg viewBox="0 0 120 58" aria-hidden="true">
        <path className="web__legs" d="M18 50v8M102 50v8" />
        <rect x="14" y="2" width="92" height="34" rx="9" />
        <path d="M60 4v44M16 36h88" />
        <rect className="web__arm" x="2" y="20" width="20" height="32" rx="8" />
        <rect className="web__arm" x="98" y="20" width="20" height="32" rx="8" />
        <rect x="21" y="34" width="78" height="18" rx="5" />
        <path className="web__tear" d="M62 42l7 2 5-3 6 3 8-1-6 5-6-1-5 2-4-4z" />
      </svg>
      {t.facts.map((fact) => (
        <span key={fact}>{fact}</span>
      ))}
      <strong>{t.send}</strong>
    </div>
  );
};
