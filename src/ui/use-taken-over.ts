import { useDeferredValue, useSyncExternalStore } from 'react';

const noChange = () => () => undefined;

/**
 * Whether the browser renders the page: not on the server, and not while its scripts take over what the server rendered. What waits for
 * it is rendered in the background then; on a page that the browser makes by itself it is there at once.
 */
export function useTakenOver(): boolean {
  const isTakenOver = useSyncExternalStore(
    noChange,
    () => true,
    () => false,
  );
  return useDeferredValue(isTakenOver);
}
