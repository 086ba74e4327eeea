import type { CompanyId } from '#access/company.ts';
import type { UserId, UserType } from '#access/user.ts';
import type { CorrespondentViewer } from '#access/viewer.ts';
import { isThere, type Standing, takesPart } from '#features/conversations/messages/policy.ts';
import type { CallState } from './contract/call-views.ts';

/** What decides who sees a call and what they may do with it. */
export interface CallEligibility {
  state: CallState;
  /** The member of the company who talks. */
  clientId: UserId;
  companyId: CompanyId;
  consultantId: UserId;
  actedBy: UserId;
  isWithheld: boolean;
  /** How many times wait for an answer. */
  waiting: number;
  startsAt: Date | null;
  endsAt: Date | null;
}

/**
 * The two of a call see it, a client while they act for its company: colleagues do not. A proposal to a user who has
 * blocked its proposer is seen by the proposer alone, also after they withdrew it; a call that was fixed stays visible
 * to both.
 */
export function seesCall(person: CorrespondentViewer, call: CallEligibility): boolean {
  if (!takesPart(person, call)) return false;
  if (person.userType === 'client' && person.userId !== call.clientId) return false;
  const neverArrived = call.isWithheld && call.startsAt === null && call.state !== 'declined';
  return !neverArrived || call.actedBy === person.userId;
}

/** Whether this person sees the times that wait: what did not arrive is known to its proposer alone. */
export const seesTimes = ({ userId }: { userId: UserId }, call: CallEligibility): boolean =>
  call.waiting > 0 && (!call.isWithheld || call.actedBy === userId);

const isOver = ({ endsAt }: CallEligibility, now: Date): boolean =>
  endsAt !== null && endsAt <= now;

/** A call that is proposed or fixed and has not taken place can be changed. */
export const isOpen = (call: CallEligibility, now: Date): boolean =>
  (call.state === 'proposed' || call.state === 'fixed') && !isOver(call, now);

/** The user to whom times were proposed may pick one of them, or decline all. */
export const mayAnswer = (person: { userId: UserId }, call: CallEligibility, now: Date): boolean =>
  isOpen(call, now) && seesTimes(person, call) && call.actedBy !== person.userId;

/** The proposer of a call may withdraw it, and either side may cancel one that is fixed. */
export const mayCancel = (person: { userId: UserId }, call: CallEligibility, now: Date): boolean =>
  isOpen(call, now) && (call.state === 'fixed' || call.actedBy === person.userId);

/** Whose calls are read by a calendar: theirs who could read them here, signed in. */
export const readsByFeed = (person: Standing & { userType: UserType }): boolean =>
  person.userType === 'client'
    ? isThere(person)
    : person.suspended_at === null && person.leaving_at === null;
