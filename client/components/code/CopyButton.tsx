import { useEffect, useState } from 'react';
import { useHydrated } from '../../hydrated';
import { useLang } from '../../view';
import { copy } from './copy';

/** How long the button says what came of it, in milliseconds. */
const said = 2000;

/** Copies a text; stands there once script runs, for without it the text is selected by hand. */
export const CopyButton = ({ text }: { text: string }) => {
  const t = copy(useLang());
  const hydrated = useHydrated();
  const [state, setState] = useState<'copy' | 'copied' | 'failed'>('copy');
  useEffect(() => {
    if (state === 'copy') return;
    const timer = setTimeout(() => setState('copy'), said);
    return () => clearTimeout(timer);
  }, [state]);
  const press = () =>
    // Absent where the page is not served securely.
    (navigator.clipboard?.writeText(text) ?? Promise.reject()).then(
      () => setState('copied'),
      () => setState('failed'),
    );
  return (
    <p className="code__copy" role="status">
      {hydrated && (
        <button type="button" onClick={press}>
          {t[state]}
        </button>
      )}
    </p>
  );
};
