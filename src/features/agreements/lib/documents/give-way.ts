import { setImmediate } from 'node:timers/promises';

const longestMs = 20;

/**
 * Lets other requests have their turn during long work. It is awaited between two steps. 20 milliseconds after the last
 * turn it waits for the event loop.
 */
export function startGivingWay(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < longestMs) return;
    await setImmediate();
    since = performance.now();
  };
}
