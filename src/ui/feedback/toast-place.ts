import { type ComponentType, useSyncExternalStore } from 'react';

let region: ComponentType | undefined;
const listeners = new Set<() => void>();
const { promise, resolve } = Promise.withResolvers<void>();

/** Called by the code that can show toasts, as it is loaded: the region for them has to be there before the first. */
export function makePlaceForToasts(toastRegion: ComponentType): void {
  region = toastRegion;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The region of the toasts, once anything on this page can show one. On the server nothing can. */
export const useToastRegion = (): ComponentType | undefined =>
  useSyncExternalStore(
    subscribe,
    () => region,
    () => undefined,
  );

/** Resolves when the region is on the page: screen readers do not announce earlier messages. */
export const regionStands: Promise<void> = promise;

/** Called when the region stands on the page. */
export const noteRegion = (): void => resolve();
