import { useSyncExternalStore } from 'react';

let isWished = false;
const listeners = new Set<() => void>();

/** Called by the code that can show toasts, as it is loaded: the region for them has to be there before the first. */
export function wishForToasts(): void {
  isWished = true;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether anything on this page can show a toast. On the server nothing can. */
export const useWishForToasts = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isWished,
    () => false,
  );
