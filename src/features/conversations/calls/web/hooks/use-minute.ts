import { useSyncExternalStore } from 'react';

const minute = 60_000;

function follow(onChange: () => void): () => void {
  const timer = setInterval(onChange, minute / 2);
  document.addEventListener('visibilitychange', onChange);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onChange);
  };
}

const now = (): number => Math.floor(Date.now() / minute) * minute;

/**
 * The minute that the reader's clock shows, which goes on while a page is open. Until it is hydrated long ago: nothing
 * has passed yet.
 */
export const useMinute = (): Date => new Date(useSyncExternalStore(follow, now, () => 0));
