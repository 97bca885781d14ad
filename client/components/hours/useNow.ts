import { useSyncExternalStore } from 'react';
import type { Now } from './clock';

let now: Now | undefined;
let watching = Promise.resolve(() => {});
const listeners = new Set<() => void>();

const update = (next: Now | undefined): void => {
  now = next;
  for (const listener of listeners) listener();
};

const start = (): void => {
  watching = import('./clock').then(
    ({ watchHours }) => watchHours(update),
    () => () => {},
  );
};

/** All components share one clock, so that they change at the same time. */
const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  if (listeners.size === 1) start();
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    watching.then((stop) => stop());
    now = undefined;
  };
};

/**
 * The business hours evaluated now; undefined until hydration, because a cached page is read at any
 * hour. The clock is a separate chunk that nothing waits for; if it fails to load, only the plain hours
 * are shown.
 */
export const useNow = (): Now | undefined =>
  useSyncExternalStore(
    subscribe,
    () => now,
    () => undefined,
  );
