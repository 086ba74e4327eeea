import { useSyncExternalStore } from 'react';
import { type Consent, readConsent, subscribeToConsent, undecided } from '../consent.ts';

/** The visitor's decision, for components. */
export const useConsent = (): Consent =>
  useSyncExternalStore(subscribeToConsent, readConsent, () => undecided);
