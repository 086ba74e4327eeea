import { useEffect } from 'react';
import type { ViewerView } from '#features/identity/accounts/contract/viewer-view.ts';
import {
  followSessionHint,
  hasImpersonationHint,
} from '#features/identity/accounts/web/session-hint.ts';
import { loadForOtherViewer, setImpersonation } from '#lib/api/impersonation-header.ts';

/**
 * Sends the page's viewer with each call. Reloads the page when an admin has started or stopped impersonating in
 * another tab, or before they returned to a page in the back/forward cache.
 */
export function useFollowViewer(viewer: ViewerView | undefined): void {
  const lookInId = impersonationOf(viewer);
  // Before anything on the page asks, so not in an effect.
  if (typeof window !== 'undefined') setImpersonation(lookInId);
  useEffect(() => {
    if (lookInId === undefined) return undefined;
    const follow = () => {
      if (hasImpersonationHint() !== (lookInId !== null)) loadForOtherViewer();
    };
    // It may have changed between the page's rendering and now.
    follow();
    return followSessionHint(follow);
  }, [lookInId]);
}

/** The id of the impersonation; null for a user without one, undefined for a visitor and while it is unknown. */
function impersonationOf(viewer: ViewerView | undefined): string | null | undefined {
  if (viewer?.kind !== 'signed-in') return undefined;
  return viewer.lookingIn?.lookInId ?? null;
}
