import { useSyncExternalStore } from 'react';
import { ownZone } from '#lib/time-zones.ts';

const noChange = () => () => undefined;

/**
 * The reader's zone, such as `Europe/Berlin`. Until the page is hydrated it is UTC, for the server knows of no other.
 */
export const useOwnZone = (): string => useSyncExternalStore(noChange, ownZone, () => 'UTC');
