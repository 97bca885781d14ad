import { type MouseEvent, useEffect, useState } from 'react';
import { useHydrated } from '../../hydrated';
import { useLang } from '../../view';
import { copy } from './copy';

/** How long the button says what came of it, in milliseconds. */
const said = 2500;

/** Selects the code beside a button, so that a reader need only press the keys for copying. */
const selectCode = (button: Element): void => {
  const code = button.closest('.code')?.querySelector('code');
  if (code) getSelection()?.selectAllChildren(code);
};

type Props = { text: string; label: string };

/**
 * Copies a text; stands there once script runs, for without it the text is selected by hand. What came
 * of it is announced from an element that was there before: a button that arrives is not announced.
 */
export const CopyButton = ({ text, label }: Props) => {
  const t = copy(useLang());
  const hydrated = useHydrated();
  const [state, setState] = useState<'copy' | 'copied' | 'failed'>('copy');
  useEffect(() => {
    if (state === 'copy') return;
    const timer = setTimeout(() => setState('copy'), said);
    return () => clearTimeout(timer);
  }, [state]);
  const press = async ({ currentTarget }: MouseEvent) => {
    try {
      // Absent where the page is not served securely.
      await navigator.clipboard.writeText(text);
      setState('copied');
    } catch {
      selectCode(currentTarget);
      setState('failed');
    }
  };
  return (
    <div className="code__copy">
      {hydrated && (
        <button type="button" data-state={state} onClick={press}>
          <span>{t[state]}</span>
          <span className="visually-hidden">{` ${label}`}</span>
        </button>
      )}
      <span className="visually-hidden" role="status">
        {state === 'copy' ? '' : t[state]}
      </span>
    </div>
  );
};
