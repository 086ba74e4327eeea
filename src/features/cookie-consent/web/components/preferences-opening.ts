import { useSyncExternalStore } from 'react';

let opener: HTMLElement | undefined;
const listeners = new Set<() => void>();

function setOpener(element: HTMLElement | undefined): void {
  opener = element;
  for (const notify of listeners) notify();
}

/** Opens the cookie preferences; the banner and the footer both lead to them. The focus returns to `from`. */
export const openPreferences = (from: HTMLElement): void => setOpener(from);

export const closePreferences = (): void => setOpener(undefined);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** What opened the preferences; undefined while they are closed. */
export const usePreferencesOpener = (): HTMLElement | undefined =>
  useSyncExternalStore(
    subscribe,
    () => opener,
    () => undefined,
  );
