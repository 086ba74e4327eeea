import { useEffect, useRef } from 'react';
import type { Filling } from './fillings.ts';
import { dropDraft, keepDraft, readDraft } from './session-draft.ts';

const isFilling = (entry: unknown): entry is Filling =>
  typeof entry === 'object' &&
  entry !== null &&
  'name' in entry &&
  typeof entry.name === 'string' &&
  'value' in entry &&
  'sources' in entry &&
  Array.isArray(entry.sources) &&
  entry.sources.every((source) => typeof source === 'string');

function readKept(key: string): Filling[] {
  try {
    const kept: unknown = JSON.parse(readDraft(key) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isFilling) : [];
  } catch {
    return [];
  }
}

/**
 * Keeps in this tab which fields were filled from what, so that a reload loses neither the value, which the form's own
 * draft brings back, nor where it came from. Call it after what restores that draft.
 */
export function useKeptFillings(
  key: string | undefined,
  fillings: readonly Filling[],
  restore: (kept: readonly Filling[]) => void,
): { forget: () => void } {
  const isRead = useRef(false);
  const restoreOnce = useRef(restore);

  useEffect(() => {
    if (key === undefined) return;
    if (!isRead.current) {
      isRead.current = true;
      // What the page was rendered with takes the place of what was kept.
      const kept = fillings.length === 0 ? readKept(key) : [];
      if (kept.length > 0) return restoreOnce.current(kept);
    }
    if (fillings.length > 0) keepDraft(key, JSON.stringify(fillings));
    else dropDraft(key);
  }, [key, fillings]);

  return {
    /** Forgets them at once, for a page that is being left. */
    forget() {
      if (key !== undefined) dropDraft(key);
    },
  };
}
