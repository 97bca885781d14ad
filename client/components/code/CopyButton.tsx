import { type RefObject, useEffect, useState } from 'react';
import { useHydrated } from '../../useHydrated';
import { useLang } from '../../view';
import { copy } from './copy';

/** How long the button shows the result, in milliseconds. */
const resultTime = 2500;

/** Selects the text of an element, so that the reader only has to press the copy keys. */
const select = (element: Element | null): void => {
  if (element) getSelection()?.selectAllChildren(element);
};

type Props = {
  text: string;
  label: string;
  /** The element with the text; it is selected if the browser refuses to copy. */
  of: RefObject<Element | null>;
};

/**
 * Copies a text. It is rendered only after hydration, because it needs script. A live region that
 * exists from the start announces the result: a newly inserted element is not announced.
 */
export const CopyButton = ({ text, label, of }: Props) => {
  const t = copy(useLang());
  const hydrated = useHydrated();
  const [state, setState] = useState<'copy' | 'copied' | 'failed'>('copy');
  useEffect(() => {
    if (state === 'copy') return;
    const timer = setTimeout(() => setState('copy'), resultTime);
    return () => clearTimeout(timer);
  }, [state]);
  const press = async () => {
    try {
      // `navigator.clipboard` is undefined on an insecure origin.
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
