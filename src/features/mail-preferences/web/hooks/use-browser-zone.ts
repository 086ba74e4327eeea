import { useSyncExternalStore } from 'react';
import { zoneNamed } from '../../rules.ts';

const noChange = () => () => undefined;
const here = () => zoneNamed(new Intl.DateTimeFormat().resolvedOptions().timeZone);

/** The zone of the reader's browser, by the name it can be chosen by; null until the page is hydrated, and without scripts. */
export const useBrowserZone = (): string | null =>
  useSyncExternalStore<string | null>(noChange, here, () => null);
