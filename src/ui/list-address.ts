import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { keepDraft, readDraft } from './form/session-draft.ts';

const keyOf = (path: string): string => `list:${path}`;
const neverChanges = () => () => undefined;

/** Keeps in this tab what was chosen on a list, as its address says it, for the ways back to it. */
export function useKeepList(path: string, search: object): void {
  const chosen = JSON.stringify(search);
  useEffect(() => {
    // A page that is being left may be drawn once more, with the parameters of the next one.
    if (window.location.pathname === path) keepDraft(keyOf(path), chosen);
  }, [path, chosen]);
}

/**
 * What was chosen last on the list at this path in this tab, read as its page reads its address; nothing in the
 * server's HTML.
 */
export function useKeptList<Search>(
  path: string,
  read: (search: Record<string, unknown>) => Search,
): Search {
  const chosen = useSyncExternalStore(
    neverChanges,
    () => readDraft(keyOf(path)),
    () => null,
  );
  return useMemo(() => read(parsed(chosen)), [chosen, read]);
}

function parsed(chosen: string | null): Record<string, unknown> {
  try {
    const search: unknown = JSON.parse(chosen ?? '{}');
    return typeof search === 'object' && search !== null ? { ...search } : {};
  } catch {
    return {};
  }
}
