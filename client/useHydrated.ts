import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * False on the server and while React hydrates, true from then on: for what only the browser knows
 * (the whole query, the time of day), which would otherwise make the two renderings differ.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
