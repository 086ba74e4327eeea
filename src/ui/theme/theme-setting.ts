import { THEME_STORAGE_KEY } from './theme-script.ts';

/** `system` follows the device and is stored as nothing at all. */
export type ThemeSetting = 'system' | 'light' | 'dark';

/** Reads a stored or typed value; anything unknown counts as `system`. */
export function parseThemeSetting(value: string | null | undefined): ThemeSetting {
  return value === 'light' || value === 'dark' ? value : 'system';
}

/** The choice kept in this browser. Storage that is switched off counts as `system`. */
export function readThemeSetting(): ThemeSetting {
  try {
    return parseThemeSetting(window.localStorage.getItem(THEME_STORAGE_KEY));
  } catch {
    return 'system';
  }
}

const listeners = new Set<() => void>();

/** Shows the page in the chosen theme now, and on later visits where storage allows. */
export function applyThemeSetting(choice: ThemeSetting): void {
  if (choice === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = choice;
  try {
    if (choice === 'system') window.localStorage.removeItem(THEME_STORAGE_KEY);
    else window.localStorage.setItem(THEME_STORAGE_KEY, choice);
  } catch {
    // The page still changes; only the memory of it is missing.
  }
  for (const notify of listeners) notify();
}

/** Calls back when the choice changes, here or in another tab. Returns the way to stop. */
export function subscribeToThemeSetting(listener: () => void): () => void {
  function handleStorage(event: StorageEvent) {
    if (event.key === THEME_STORAGE_KEY || event.key === null) {
      applyThemeSetting(readThemeSetting());
    }
  }
  listeners.add(listener);
  window.addEventListener('storage', handleStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', handleStorage);
  };
}
