import { useDeferredValue, useSyncExternalStore } from 'react';

const noChange = () => () => undefined;

/**
 * Whether the page is hydrated: false on the server and during hydration. Parts that wait for it are rendered in the
 * background afterwards; on a page that the browser renders alone they are there at once.
 */
export function useTakenOver(): boolean {
  const isTakenOver = useSyncExternalStore(
    noChange,
    () => true,
    () => false,
  );
  return useDeferredValue(isTakenOver);
}
