import { showBottomBar } from '#ui/feedback/bottom-bar-space.ts';
import {
  type CookieCategory,
  type CookiePreferences,
  consentStorage,
  defaultPreferences,
  parsePreferences,
} from '../rules.ts';
import { consentEvents } from './consent-script.ts';

/** What a visitor has decided; until they have, nothing but the necessary is allowed. */
export interface Consent {
  hasChosen: boolean;
  preferences: CookiePreferences;
}

/** Before a decision, and on the server. */
export const undecided: Consent = { hasChosen: false, preferences: defaultPreferences };

let current: Consent | undefined;
const listeners = new Set<() => void>();

/** The visitor's decision. On the server there is none. */
export function readConsent(): Consent {
  if (typeof window === 'undefined') return undecided;
  current ??= readStored();
  return current;
}

/** Whether this visitor allows cookies, storage and requests of this category now. */
export const isAllowed = (category: CookieCategory): boolean => readConsent().preferences[category];

/** Calls back whenever the decision changes, here or in another tab. Returns the way to stop. */
export function subscribeToConsent(listener: () => void): () => void {
  if (listeners.size === 0) listen('addEventListener');
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) listen('removeEventListener');
  };
}

/** Stores what was chosen. Necessary cookies stay allowed whatever is handed in. */
export function savePreferences(chosen: CookiePreferences): void {
  const preferences = { ...chosen, necessary: true };
  quietly(() => {
    // The flag comes last: another tab that sees it finds the preferences beside it.
    localStorage.setItem(consentStorage.preferences, JSON.stringify(preferences));
    localStorage.setItem(consentStorage.flag, consentStorage.flagSet);
  });
  change({ hasChosen: true, preferences });
}

/** Forgets the decision: the visitor is asked again, and nothing but the necessary is allowed. */
export function resetConsent(): void {
  quietly(() => {
    localStorage.removeItem(consentStorage.flag);
    localStorage.removeItem(consentStorage.preferences);
  });
  change(undecided);
}

function change(consent: Consent): void {
  current = consent;
  showBottomBar(!consent.hasChosen);
  for (const notify of listeners) notify();
}

function readStored(): Consent {
  return (
    quietly(() =>
      localStorage.getItem(consentStorage.flag) === consentStorage.flagSet
        ? {
            hasChosen: true,
            preferences: parsePreferences(localStorage.getItem(consentStorage.preferences)),
          }
        : undecided,
    ) ?? undecided
  );
}

/** Where storage is switched off, a decision holds for as long as the page is open. */
function quietly<Result>(use: () => Result): Result | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}

function listen(method: 'addEventListener' | 'removeEventListener'): void {
  window[method](consentEvents.chosen, handleChoiceOnBanner);
  window[method]('storage', handleStorage);
  window[method]('pageshow', handleReturn);
}

function handleChoiceOnBanner(event: Event): void {
  const chosen: unknown = event instanceof CustomEvent ? event.detail : null;
  change({ hasChosen: true, preferences: parsePreferences(String(chosen)) });
}

function handleStorage(event: Event): void {
  const key = event instanceof StorageEvent ? event.key : null;
  // Without a key everything was cleared.
  if (key === null || key === consentStorage.flag || key === consentStorage.preferences) {
    change(readStored());
  }
}

/** A page that the browser had put to sleep has heard nothing meanwhile. */
function handleReturn(event: Event): void {
  if (event instanceof PageTransitionEvent && event.persisted) change(readStored());
}
