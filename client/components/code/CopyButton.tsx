import { type RefObject, useEffect, useState } from 'react';
import { useHydrated } from '../../useHydrated';
import { useLang } from '../../view';
import { copy } from './copy';

/** How long the button says what came of it, in milliseconds. */
const said = 2500;

/** Selects what an element says, so that a reader need only press the keys for copying. */
const select = (element: Element | null): void => {
  if (element) getSelection()?.selectAllChildren(element);
};

type Props = {
  text: string;
  label: string;
  /** Where the text stands: it is selected if the browser does not let it be copied. */
  of: RefObject<Element | null>;
};

/**
 * Copies a text; stands there once script runs, for without it the text is selected by hand. What came
 * of it is announced from an element that was there before: a button that arrives is not announced.
 */
export const CopyButton = ({ text, label, of }: Props) => {
  const t = copy(useLang());
  const hydrated = useHydrated();
  const [state, setState] = useState<'copy' | 'copied' | 'failed'>('copy');
  useEffect(() => {
    if (state === 'copy') return;
    const timer = setTimeout(() => setState('copy'), said);
    return () => clearTimeout(timer);
  }, [state]);
  const press = async () => {
    try {
      // Absent where the page is not served securely.
      await navigator.clipboard.writeText(text);
      setState('copied');
    } catch {
      select(of.current);
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
