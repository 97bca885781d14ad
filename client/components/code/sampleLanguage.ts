import { useSyncExternalStore } from 'react';
import { type Language, languages } from './samples';

let chosen: Language = languages[0];
const listeners = new Set<() => void>();

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const choose = (language: Language): void => {
  chosen = language;
  for (const listener of listeners) listener();
};

/**
 * The programming language of all samples, and a function that changes it. It stays chosen on the next page too: in the
 * memory of this document, for the site stores nothing in a browser.
 */
export const useSampleLanguage = () => {
  const language = useSyncExternalStore(
    subscribe,
    () => chosen,
    () => languages[0],
  );
  return [language, choose] as const;
};
