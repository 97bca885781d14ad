import { type RefObject, useEffect, useState } from 'react';
import { useLang } from '../../document/view';
import { copy } from './copy';
import './copy-button.css';

/** How long the button shows the result, in milliseconds. */
const resultTime = 2500;

/** Selects the text of an element, so that the reader only has to press the copy keys. */
const select = (element: Element | null): void => {
  if (element) getSelection()?.selectAllChildren(element);
};

type Props = {
  /** What is copied, or what tells it when the button is pressed. */
  text: string | (() => string);
  label: string;
  /** The element with the text; it is selected if the browser refuses to copy. */
  of: RefObject<Element | null>;
};

/**
 * Copies a text. The server renders it, so that it is in sight before the first event; a press before
 * hydration is repeated after it, and it is hidden where React will not come. A live region that exists
 * from the start announces the result: a newly inserted element is not announced.
 */
export const CopyButton = ({ text, label, of }: Props) => {
  const t = copy(useLang());
  const [state, setState] = useState<'copy' | 'copied' | 'failed'>('copy');
  useEffect(() => {
    if (state === 'copy') return;
    const timer = setTimeout(() => setState('copy'), resultTime);
    return () => clearTimeout(timer);
  }, [state]);
  const press = async () => {
    try {
      // `navigator.clipboard` is undefined on an insecure origin.
      await navigator.clipboard.writeText(typeof text === 'string' ? text : text());
      setState('copied');
    } catch {
      select(of.current);
      setState('failed');
    }
  };
  return (
    <div className="code__copy">
      <button
        type="button"
        className="needs-react"
        data-state={state === 'copy' ? undefined : state}
        onClick={press}
      >
        <span>{t[state]}</span>
        <span className="visually-hidden">{`: ${label}`}</span>
      </button>
      <span className="visually-hidden" role="status">
        {state === 'copy' ? '' : t[state]}
      </span>
    </div>
  );
};
