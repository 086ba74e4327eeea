import type { ViewerView } from '#features/identity/accounts/contract/viewer-view.ts';

export type SignedInView = Extract<ViewerView, { kind: 'signed-in' }>;

export interface PortalLink {
  to: '/consultant/portal' | '/client/portal' | '/admin';
  label: string;
}

/** The portals that the navigation offers: each role sees its own. */
export function portalLinks(viewer: ViewerView): PortalLink[] {
  if (viewer.kind === 'visitor') return [];
  return [
    ...(viewer.isAdmin ? [{ to: '/admin', label: 'Admin Portal' } as const] : []),
    viewer.userType === 'consultant'
      ? { to: '/consultant/portal', label: 'Consultant Portal' }
      : { to: '/client/portal', label: 'Client Portal' },
  ];
}
