import { useSyncExternalStore } from 'react';
import { listZones } from '#lib/time-zones.ts';

const noChange = () => () => undefined;
const none: readonly string[] = [];
let known: readonly string[] | undefined;

function zonesHere(): readonly string[] {
  known ??= listZones();
  return known;
}

/** The zones that the reader's browser knows. None until the page is hydrated, for the server may know others. */
export const useZones = (): readonly string[] =>
  useSyncExternalStore(noChange, zonesHere, () => none);
