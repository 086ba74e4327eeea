import { redirect } from '@tanstack/react-router';
import type { UserType } from '#access/user.ts';
import type { ViewerView } from '../contract/viewer-view.ts';
import type { accountsFlashes } from './flashes.ts';
import { wasSignedInHere } from './session-hint.ts';

type SignedInView = Extract<ViewerView, { kind: 'signed-in' }>;
type ClientView = SignedInView & { userType: 'client' };
type ConsultantView = SignedInView & { userType: 'consultant' };
type AdminView = SignedInView & { isAdmin: true };

interface Guarded {
  context: { viewer: ViewerView };
  location: { href: string };
}

const isSignedIn = (viewer: ViewerView): viewer is SignedInView => viewer.kind === 'signed-in';
const isClientView = (viewer: SignedInView): viewer is ClientView => viewer.userType === 'client';
const isConsultantView = (viewer: SignedInView): viewer is ConsultantView =>
  viewer.userType === 'consultant';
const isAdminView = (viewer: SignedInView): viewer is AdminView => viewer.isAdmin;

/** Where a user lands after signing in, by role. */
export function portalOf(viewer: ViewerView): '/' | '/client/portal' | '/consultant/portal' {
  if (!isSignedIn(viewer)) return '/';
  return isConsultantView(viewer) ? '/consultant/portal' : '/client/portal';
}

/** The same path of this site, where a flash message says that the address is confirmed. */
export function withConfirmedFlash(path: string): string {
  const url = new URL(path, 'https://site.invalid');
  url.searchParams.set('notice', 'address-confirmed' satisfies keyof typeof accountsFlashes);
  return `${url.pathname}${url.search}${url.hash}`;
}

/**
 * To the forms of signing up and in, and back from there. A browser that was signed in before is not asked to sign up.
 */
const toSignIn = ({ href }: Guarded['location'], type: UserType) =>
  redirect({ to: '/auth', search: { type, ...(wasSignedInHere() ? signIn : {}), next: href } });

const signIn = { mode: 'signin' } as const;

/** A suspended user reads why, on every page they open; a leaving user, how to stay. */
function sendSuspended(viewer: SignedInView): void {
  if (viewer.accountState === 'suspended') throw redirect({ to: '/account/suspended' });
  if (viewer.accountState === 'leaving') throw redirect({ to: '/account/your-data' });
}

/**
 * For `beforeLoad` of client pages: visitors sign up or in first, consultants go to their own portal, other
 * people to the start page. The server refuses anyway; this only leads people to the right place.
 */
export function requireClient({ context, location }: Guarded): { viewer: ClientView } {
  const { viewer } = context;
  if (!isSignedIn(viewer)) {
    throw toSignIn(location, 'client');
  }
  sendSuspended(viewer);
  if (!isClientView(viewer)) throw redirect({ to: '/consultant/portal' });
  return { viewer };
}

/**
 * For the address of a project, which clients know as their own and hand on to consultants. A visitor who was never
 * signed in here is taken for a consultant to whom it was sent. For other visitors the address does not say who they
 * are.
 */
export function requireProjectReader({ context, location }: Guarded): {
  viewer: ClientView | ConsultantView;
} {
  const { viewer } = context;
  if (!isSignedIn(viewer)) {
    throw wasSignedInHere()
      ? redirect({ to: '/auth', search: { ...signIn, next: location.href } })
      : toSignIn(location, 'consultant');
  }
  sendSuspended(viewer);
  if (isConsultantView(viewer)) return { viewer };
  return requireClient({ context, location });
}

/** For pages about consultants: clients who are not approved yet read on the search page why they have to wait. */
export function requireApprovedClient(guarded: Guarded): { viewer: ClientView } {
  const { viewer } = requireClient(guarded);
  if (!viewer.isApproved) throw redirect({ to: '/find-consultants' });
  return { viewer };
}

/** For consultant pages: visitors sign up or in first, others go to the start page with a word why. */
export function requireConsultant({ context, location }: Guarded): { viewer: ConsultantView } {
  const { viewer } = context;
  if (!isSignedIn(viewer)) {
    throw toSignIn(location, 'consultant');
  }
  sendSuspended(viewer);
  if (!isConsultantView(viewer))
    throw redirect({ to: '/', search: { notice: 'consultants-only' } });
  return { viewer };
}

/** For pages of all signed-in users: visitors sign in first. */
export function requireSignedIn(guarded: Guarded): { viewer: SignedInView } {
  const { viewer } = requireAccount(guarded);
  sendSuspended(viewer);
  return { viewer };
}

/** For an invitation to a company: visitors sign up or in as clients first. */
export function requireInvited({ context, location }: Guarded): { viewer: SignedInView } {
  const { viewer } = context;
  if (!isSignedIn(viewer)) throw toSignIn(location, 'client');
  sendSuspended(viewer);
  return { viewer };
}

/** The same, for what is open to those as well who are suspended or leaving. */
export function requireAccount({ context, location }: Guarded): { viewer: SignedInView } {
  const { viewer } = context;
  if (!isSignedIn(viewer)) {
    throw redirect({ to: '/auth', search: { mode: 'signin', next: location.href } });
  }
  return { viewer };
}

/** For admin pages: visitors sign in first, everyone without the grant goes to the start page with a word why. */
export function requireAdmin(
  { context, location }: Guarded,
  flash: 'admins-only' | 'no-permission',
): { viewer: AdminView } {
  const { viewer } = context;
  if (!isSignedIn(viewer)) {
    throw redirect({ to: '/auth', search: { mode: 'signin', next: location.href } });
  }
  if (viewer.lookingIn) throw redirect({ to: '/', search: { notice: 'looking-in' } });
  if (!isAdminView(viewer)) throw redirect({ to: '/', search: { notice: flash } });
  // As the server sees it: an admin's operations need a second factor or a fresh sign-in.
  if (viewer.assurance === 'aal1' && !viewer.isFresh) {
    throw redirect({ to: '/auth/again', search: { next: location.href } });
  }
  return { viewer };
}
