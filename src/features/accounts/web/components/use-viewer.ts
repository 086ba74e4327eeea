import { useQuery } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import type { ViewerView } from '../../contract.ts';
import { viewerQuery } from '../queries.ts';
import { hasSessionHint, noteSession } from '../session-hint.ts';

const neverChanges = () => () => undefined;

/**
 * Who looks at the page. Pages for everybody do not say: there the browser asks, if somebody was signed in
 * here the last time; until the answer is there the viewer is undefined.
 */
export function useViewer(): ViewerView | undefined {
  const mayBeSignedIn = useSyncExternalStore(neverChanges, hasSessionHint, () => false);
  const { data, isError } = useQuery({ ...viewerQuery, enabled: mayBeSignedIn });
  useEffect(() => {
    if (data) noteSession(data.kind === 'signed-in');
  }, [data]);
  if (data) return data;
  return mayBeSignedIn && !isError ? undefined : { kind: 'visitor' };
}
