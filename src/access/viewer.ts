import type { ProvenSession } from './assurance.ts';
import type { Membership } from './company.ts';
import type { ProgramScope } from './operation.ts';
import type { AccountState, UserId, UserType } from './user.ts';

export interface Visitor {
  kind: 'visitor';
  /**
   * A user who has given their password and not yet their second factor. Until then they count as a visitor everywhere.
   */
  pending?: PendingSignIn;
  /** An admin who is impersonating a user and calls more than reads: they count as a visitor for everything else. */
  lookingIn?: Impersonating;
}

/** Impersonation of a user by an admin: read-only, for some minutes, a flag on the admin's own session. */
export interface Impersonating {
  lookInId: string;
  adminId: UserId;
  endsAt: Date;
  /** Where the admin asks from. */
  address: string | null;
}

/** A program that calls for a user, with an access token that one of their API keys was exchanged for. */
export interface Program {
  keyId: string;
  /** What its token allows; `write` includes reading. */
  scope: ProgramScope;
}

/** A sign-in that waits for its second step. */
export interface PendingSignIn {
  userId: UserId;
  sessionId: string;
}

/** A person whose session was proven, with what the database says of them at this moment. */
export interface SignedIn {
  kind: 'signed-in';
  userId: UserId;
  email: string;
  userType: UserType;
  firstName: string;
  lastName: string;
  /** The company that a client acts for; null for a consultant. */
  company: Membership | null;
  /** Approved by an admin: a consultant as a person, a client with the company. And not suspended. */
  isApproved: boolean;
  isAdmin: boolean;
  /** What admins have decided about the account so far. */
  accountState: AccountState;
  /** The currency they have chosen, as an ISO 4217 code; null for that of their language. */
  currency: string | null;
  /** The language they have chosen to see amounts written in, of the site's list; null for that of their browser. */
  language: string | null;
  /** Set while an admin impersonates this user: they read what the user sees, and change nothing. */
  lookingIn?: Impersonating;
  /** A program asks in their name: what the contract leaves open to programs, and nothing of admins. */
  program?: Program;
  /** The session of the request's user; null for the operator's command line, which needs no further proof. */
  session: ProvenSession | null;
  /** The network address that the request came from; null where there was no request. */
  address: string | null;
}

export type Viewer = Visitor | SignedIn;
export type ClientViewer = SignedIn & { userType: 'client'; company: Membership };
export type ApprovedClientViewer = ClientViewer & { isApproved: true };
export type ConsultantViewer = SignedIn & { userType: 'consultant' };
/** A user who may have conversations. These contain what an unapproved client may not know of consultants. */
export type CorrespondentViewer = ApprovedClientViewer | ConsultantViewer;
export type AdminViewer = SignedIn & { isAdmin: true };

export const visitor: Visitor = { kind: 'visitor' };

export const isSignedIn = (viewer: Viewer): viewer is SignedIn => viewer.kind === 'signed-in';
export const isClient = (viewer: Viewer): viewer is ClientViewer =>
  isSignedIn(viewer) && viewer.userType === 'client' && viewer.company !== null;
export const isApprovedClient = (viewer: Viewer): viewer is ApprovedClientViewer =>
  isClient(viewer) && viewer.isApproved;
export const isConsultant = (viewer: Viewer): viewer is ConsultantViewer =>
  isSignedIn(viewer) && viewer.userType === 'consultant';
export const isCorrespondent = (viewer: Viewer): viewer is CorrespondentViewer =>
  isApprovedClient(viewer) || isConsultant(viewer);
export const isAdmin = (viewer: Viewer): viewer is AdminViewer =>
  isSignedIn(viewer) && viewer.isAdmin;

/** The sign-in that the caller has already, complete or waiting for the second factor. */
export function presentSignIn(viewer: Viewer): PendingSignIn | undefined {
  if (!isSignedIn(viewer)) return viewer.pending;
  return viewer.session ? { userId: viewer.userId, sessionId: viewer.session.id } : undefined;
}
