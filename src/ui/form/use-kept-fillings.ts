import { useEffect, useRef } from 'react';
import { dropDraft, keepDraft, readDraft } from './session-draft.ts';

/** What is kept of a filled field: all but what cannot be written down. */
export interface KeptFilling {
  name: string;
  value: unknown;
  before?: unknown;
  source: string;
}

const isKeptFilling = (entry: unknown): entry is KeptFilling =>
  typeof entry === 'object' &&
  entry !== null &&
  'name' in entry &&
  typeof entry.name === 'string' &&
  'value' in entry &&
  'source' in entry &&
  typeof entry.source === 'string';

function readKept(key: string): KeptFilling[] {
  try {
    const kept: unknown = JSON.parse(readDraft(key) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isKeptFilling) : [];
  } catch {
    return [];
  }
}

/**
 * Keeps in this tab which fields were filled from what, so that a reload loses neither the value, which the form's own draft
 * brings back, nor where it came from. Call it after what restores that draft.
 */
export function useKeptFillings(
  key: string | undefined,
  fillings: readonly KeptFilling[],
  restore: (kept: readonly KeptFilling[]) => void,
): { forget: () => void } {
  const isRead = useRef(false);
  const isForgotten = useRef(false);
  const restoreOnce = useRef(restore);

  useEffect(() => {
    if (key === undefined || isForgotten.current) return;
    if (!isRead.current) {
      isRead.current = true;
      const kept = readKept(key);
      if (kept.length > 0) restoreOnce.current(kept);
    } else if (fillings.length > 0) keepDraft(key, JSON.stringify(fillings));
    else dropDraft(key);
  }, [key, fillings]);

  return {
    forget() {
      isForgotten.current = true;
      if (key !== undefined) dropDraft(key);
    },
  };
}
