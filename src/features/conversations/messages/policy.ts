import { type CompanyId, hasRight } from '#access/company.ts';
import type { UserId } from '#access/user.ts';
import type { CorrespondentViewer } from '#access/viewer.ts';
import type { Brand } from '#lib/brand.ts';
import type { WriteObstacle } from './contract/thread-views.ts';

/** What a command can find in the way of writing; what the role of a member allows is asked before. */
export type Obstacle = Exclude<WriteObstacle, 'role'>;

/** Something of a thread in which this person takes part: only `takesPart` gives this mark. */
export type Joined<Row> = Brand<Row, 'Joined'>;

/** A thread is seen by those who act for its company, and by its consultant. */
export function takesPart<Row extends { companyId: CompanyId; consultantId: UserId }>(
  person: CorrespondentViewer,
  row: Row,
): row is Joined<Row> {
  return person.userType === 'client'
    ? person.company.companyId === row.companyId
    : person.userId === row.consultantId;
}

/** Whether someone who wrote in a thread, or did something there, stands on the side of this reader. */
export const isOnSideOf = (
  reader: Pick<CorrespondentViewer, 'userType'>,
  personId: UserId,
  { consultantId }: { consultantId: UserId },
): boolean => (personId === consultantId) === (reader.userType === 'consultant');

/** Whether the role of a member lets them write; consultants have no role. */
export const mayWriteByRole = (person: CorrespondentViewer): boolean =>
  person.userType === 'consultant' || hasRight(person.company, 'hire');

/** The account of a person, as far as others may count on them. */
export interface Standing {
  approved_at: Date | null;
  suspended_at: Date | null;
  leaving_at: Date | null;
}

/**
 * A user can be reached while they are approved and their account is not suspended and stays: otherwise they would not
 * read it.
 */
export const isThere = ({ approved_at, suspended_at, leaving_at }: Standing): boolean =>
  approved_at !== null && suspended_at === null && leaving_at === null;

/**
 * Why this user cannot write to that one now; null when they can. A block by the other side is no reason: a blocked
 * user does not learn of it.
 */
export function obstacleToWrite(
  person: CorrespondentViewer,
  { hasBlocked, other }: { hasBlocked: boolean; other: Standing },
): Obstacle | null {
  if (!person.isApproved) return 'not-approved';
  if (hasBlocked) return 'blocked';
  return isThere(other) ? null : 'away';
}

/**
 * Whether a user may write to another with whom they have no thread yet. A client to any listed consultant, a
 * consultant to a client to one of whose projects they have applied.
 */
export function canWriteFirst(
  person: CorrespondentViewer,
  other: { userType: string; isListed: boolean; hasTie: boolean },
): boolean {
  if (other.userType === person.userType) return false;
  return person.userType === 'client' ? other.isListed : other.hasTie;
}

/** What a user may know of the other side of a thread. */
export interface Rights {
  /** An application was accepted between the company and the consultant. */
  hasAccepted: boolean;
  /** The person shares their contact details with the one who asks, by the button. */
  hasShared: boolean;
}

/**
 * Both sides of an accepted application know the full name, and so does a user with whom contact details are shared.
 */
export const mayKnowFully = ({ hasAccepted, hasShared }: Rights): boolean =>
  hasAccepted || hasShared;

/** Whether the sharing of contact details has reached the other side: not after the other had blocked the sharer. */
export const isSharedWith = (
  { blockedAt }: { blockedAt: Date | null },
  { sharedAt }: { sharedAt: Date | null },
): boolean => sharedAt !== null && (blockedAt === null || sharedAt < blockedAt);
