import { useSyncExternalStore } from 'react';
import { ownZone } from '#lib/time-zones.ts';

const noChange = () => () => undefined;

/**
 * The zone of the reader's browser, by the name it can be chosen by; null until the page is hydrated, and without
 * scripts.
 */
export const useBrowserZone = (): string | null =>
  useSyncExternalStore<string | null>(noChange, ownZone, () => null);
