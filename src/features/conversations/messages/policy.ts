import type { UserId } from '#access/user.ts';
import type { CorrespondentViewer } from '#access/viewer.ts';
import type { Brand } from '#lib/brand.ts';
import type { WriteObstacle } from './contract/thread-views.ts';

/** Something of a thread that this person is one of the two of: only `takesPart` gives this mark. */
export type Joined<Row> = Brand<Row, 'Joined'>;

/** Only the two of a thread see it. */
export function takesPart<Row extends { clientId: UserId; consultantId: UserId }>(
  person: CorrespondentViewer,
  row: Row,
): row is Joined<Row> {
  return person.userId === (person.userType === 'client' ? row.clientId : row.consultantId);
}

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
): WriteObstacle | null {
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
  /** An application was accepted between both. */
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
