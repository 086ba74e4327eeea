import type { ViewerView } from '../contract.ts';

/** Where somebody lands after signing in, by role. */
export function portalOf(viewer: ViewerView): '/' | '/client/portal' | '/consultant/portal' {
  if (viewer.kind === 'visitor') return '/';
  return viewer.userType === 'consultant' ? '/consultant/portal' : '/client/portal';
}
