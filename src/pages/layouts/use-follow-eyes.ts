import { useEffect } from 'react';
import type { ViewerView } from '#features/identity/accounts/contract/viewer-view.ts';
import { followSessionHint, hasLookInHint } from '#features/identity/accounts/web/session-hint.ts';
import { loadForOtherEyes, markLookIn } from '#lib/api/look-in-mark.ts';

/**
 * Sends the page's viewer with each call. Reloads the page when an admin has started or stopped impersonating in
 * another tab, or before they returned to a page in the back/forward cache.
 */
export function useFollowEyes(viewer: ViewerView | undefined): void {
  const lookInId = lookInOf(viewer);
  // Before anything on the page asks, so not in an effect.
  if (typeof window !== 'undefined') markLookIn(lookInId);
  useEffect(() => {
    if (lookInId === undefined) return undefined;
    const follow = () => {
      if (hasLookInHint() !== (lookInId !== null)) loadForOtherEyes();
    };
    // It may have changed between the page's rendering and now.
    follow();
    return followSessionHint(follow);
  }, [lookInId]);
}

/** The id of the impersonation; null for a user without one, undefined for a visitor and while it is unknown. */
function lookInOf(viewer: ViewerView | undefined): string | null | undefined {
  if (viewer?.kind !== 'signed-in') return undefined;
  return viewer.lookingIn?.lookInId ?? null;
}
