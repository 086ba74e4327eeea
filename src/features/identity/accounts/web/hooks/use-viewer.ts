import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { ViewerView } from '../../contract/viewer-view.ts';
import { viewerQuery } from '../queries.ts';
import { followSessionHint, hasSessionHint, showSession } from '../session-hint.ts';

/**
 * The viewer of the page. Shared pages do not contain it: there the browser asks, if a user may be signed in here;
 * until the answer arrives the viewer is undefined. Signing in or out in another tab is noticed.
 */
export function useViewer(): ViewerView | undefined {
  const mayBeSignedIn = useSyncExternalStore(followSessionHint, hasSessionHint, () => false);
  const { data, isError } = useQuery({ ...viewerQuery, enabled: mayBeSignedIn });
  useFollowOtherTabs(mayBeSignedIn, data);
  const isRecognising = mayBeSignedIn && !data && !isError;
  useEffect(() => {
    showSession(isRecognising || data?.kind === 'signed-in');
  }, [isRecognising, data]);
  if (data) return data;
  return isRecognising ? undefined : { kind: 'visitor' };
}

/**
 * What was known of the viewer is asked anew when the hint has come or gone against it. A person who has signed in is
 * led on; one whose session has ended stays where they are, for they may be writing: the next thing they ask for leads
 * to sign-in.
 */
function useFollowOtherTabs(mayBeSignedIn: boolean, data: ViewerView | undefined): void {
  const queryClient = useQueryClient();
  const router = useRouter();
  const before = useRef(mayBeSignedIn);
  useEffect(() => {
    if (before.current === mayBeSignedIn) return;
    before.current = mayBeSignedIn;
    if (!data || (data.kind === 'signed-in') === mayBeSignedIn) return;
    void queryClient.resetQueries({ queryKey: viewerQuery.queryKey });
    if (mayBeSignedIn) void router.invalidate();
  }, [mayBeSignedIn, data, queryClient, router]);
}
