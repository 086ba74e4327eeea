import { useSyncExternalStore } from 'react';

const noChange = () => () => undefined;
const here = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The reader's zone, such as `Europe/Berlin`. Until the page is hydrated it is UTC, for the server knows of no other. */
export const useOwnZone = (): string => useSyncExternalStore(noChange, here, () => 'UTC');
