import { useSyncExternalStore } from 'react';

const noChange = () => () => undefined;
const none: readonly string[] = [];
let known: readonly string[] | undefined;

function zonesHere(): readonly string[] {
  known ??= Intl.supportedValuesOf('timeZone');
  return known;
}

/** The zones that the reader's browser knows. None until the page is hydrated, for the server may know others. */
export const useZones = (): readonly string[] =>
  useSyncExternalStore(noChange, zonesHere, () => none);
