import type { UserId } from '#access/user.ts';
import { shortNameOf } from '#features/identity/accounts/rules/person-name.ts';
import { zoneOfProfile } from '#features/profiles/consultants/rules/profile-zone.ts';
import type { Call } from '../../contract/call-views.ts';
import { isOpen, mayAnswer, mayCancel, seesTimes } from '../../policy.ts';
import { changesOfOneCall } from '../../rules/limits.ts';
import type { CallRow } from '../queries/calls.ts';

/** The other person of a call by first name and last initial. */
export const otherNameOf = (call: CallRow, userId: UserId): string =>
  userId === call.clientId
    ? shortNameOf(call.consultantFirstName, call.consultantLastName)
    : shortNameOf(call.clientFirstName, call.clientLastName);

/** The zone that this side of a call lives in; null where neither they nor their profile say so. */
export function zoneOf(call: CallRow, userId: UserId): string | null {
  if (userId === call.clientId) return call.clientZone;
  return call.consultantZone ?? (call.profileZone && zoneOfProfile(call.profileZone));
}

/**
 * Whether what was said last of where a call takes place has not reached this person, who had blocked the one who said
 * it.
 */
export const missesLink = (call: CallRow, userId: UserId): boolean =>
  call.keptFor === userId || (call.isLinkWithheld && call.linkedBy !== userId);

/** Where a call takes place, as far as this person was told. */
export const linkFor = (call: CallRow, userId: UserId): string =>
  missesLink(call, userId) ? (call.keptUrl ?? '') : call.meetingUrl;

/** A call as one of its two people sees it. Nothing in it tells them that they are blocked. */
export function viewCall(
  call: CallRow,
  { person, now }: { person: { userId: UserId; isApproved: boolean }; now: Date },
): Call {
  const { userId } = person;
  const otherId = userId === call.clientId ? call.consultantId : call.clientId;
  const isOwnAct = call.actedBy === userId;
  const showsTimes = seesTimes(person, call);
  const changes = person.isApproved && isOpen(call, now) && call.revision < changesOfOneCall;
  return {
    id: call.id,
    threadId: call.threadId,
    otherId,
    otherName: otherNameOf(call, userId),
    state: call.state,
    revision: call.revision,
    startsAt: call.startsAt?.toISOString() ?? null,
    endsAt: call.endsAt?.toISOString() ?? null,
    times: showsTimes ? call.times.map((time) => time.toISOString()) : [],
    minutes: call.minutes,
    isOwnAct,
    actedAt: call.actedAt.toISOString(),
    words: call.isWithheld && !isOwnAct ? '' : call.words,
    meetingUrl: linkFor(call, userId),
    otherZone: zoneOf(call, otherId),
    can: {
      answer: mayAnswer(person, call, now),
      change: changes,
      cancel: mayCancel(person, call, now),
    },
  };
}
