import type { CorrespondentViewer } from '#access/viewer.ts';
import type { Tx } from '#db/client.ts';
import { recordNotifications } from '#features/notifications/inbox/server/commands/record-notifications.ts';
import type { Services } from '#server/services.ts';
import { mayAnswer, mayCancel } from '../../policy.ts';
import { areAhead } from '../../rules/limits.ts';
import { calendarChanged, callDeclined, timesOffered } from '../jobs.ts';
import { callLinked } from '../notifications.ts';
import { linkFor } from '../views/calls.ts';
import { refuseBusy } from './busy-times.ts';
import { type LockedCall, lockCall, refusalToChange, type Seen } from './lock-call.ts';
import { notifyOfCall, notifyOfStep, toOther } from './notify-of-call.ts';
import { type Offer, sortedTimes } from './propose-call.ts';

type Tools = Pick<Services, 'clock' | 'jobs'>;

/** This call as it was held, in an update: its revision is counted, whatever changes. */
export const lockedCall = (tx: Tx, { call: { id, revision } }: LockedCall) =>
  tx
    .updateTable('calls')
    .set({ revision: revision + 1 })
    .where('id', '=', id)
    .where('revision', '=', revision);

/** Who did it and when; whether the other one hears of it, who may have blocked them. */
export const act = ({ userId }: CorrespondentViewer, { thread }: LockedCall, now: Date) => ({
  acted_by: userId,
  acted_at: now,
  is_withheld: thread.theirBlockedAt !== null,
});

/** The zone that this side lives in, as they say. */
export const zoneIn = ({ userType }: CorrespondentViewer, zone: string) =>
  userType === 'client' ? { client_zone: zone } : { consultant_zone: zone };

/** Proposes other times. A call that is fixed stays where it is until the other one has picked one of them. */
export async function offerTimes(
  tx: Tx,
  { clock, jobs }: Tools,
  person: CorrespondentViewer,
  { callId, revision, ...offer }: Seen & Offer,
) {
  const now = clock.now();
  const locked = await lockCall(tx, person, { callId, revision }, { now });
  if (locked.refused) return locked;
  const refusal = refusalToChange(person, locked);
  if (refusal) return refusal;
  const times = sortedTimes(offer.startsAt);
  if (!areAhead(times, now)) return { refused: 'TIME_NOT_AHEAD' } as const;
  const proposed = { times, minutes: offer.minutes, now };
  const notFree = await refuseBusy(tx, person, locked.call.consultantId, proposed);
  if (notFree) return notFree;
  await lockedCall(tx, locked)
    .set({
      times,
      minutes: offer.minutes,
      words: '',
      ...act(person, locked, now),
      ...zoneIn(person, offer.zone),
    })
    .execute();
  await jobs.enqueue(tx, timesOffered, { callId, revision: revision + 1 });
  await notifyOfStep(tx, person, locked, { kind: 'call-times-offered', jobs, now });
  return { refused: null };
}

/** Takes none of the times. A call that was to be moved stays where it is. */
export async function declineCall(
  tx: Tx,
  { clock, jobs }: Tools,
  person: CorrespondentViewer,
  { callId, revision, words }: Seen & { words: string },
) {
  const now = clock.now();
  const locked = await lockCall(tx, person, { callId, revision }, { now });
  if (locked.refused) return locked;
  if (!mayAnswer(person, locked.call, now)) return { refused: 'CALL_CHANGED' } as const;
  await lockedCall(tx, locked)
    .set({
      state: locked.call.state === 'fixed' ? 'fixed' : 'declined',
      times: [],
      words,
      ...act(person, locked, now),
    })
    .execute();
  await jobs.enqueue(tx, callDeclined, { callId, revision: revision + 1 });
  await notifyOfStep(tx, person, locked, { kind: 'call-declined', jobs, now });
  return { refused: null };
}

/** Takes an own proposal back, or cancels a call that is fixed: calendars are told of that one. */
export async function cancelCall(
  tx: Tx,
  { clock, jobs }: Tools,
  person: CorrespondentViewer,
  { callId, revision, words }: Seen & { words: string },
) {
  const now = clock.now();
  const locked = await lockCall(tx, person, { callId, revision }, { now });
  if (locked.refused) return locked;
  const { call } = locked;
  if (!mayCancel(person, call, now)) return { refused: 'CALL_CHANGED' } as const;
  const wasFixed = call.state === 'fixed';
  const sequence = call.sequence + (wasFixed ? 1 : 0);
  await lockedCall(tx, locked)
    .set({ state: 'cancelled', times: [], words, sequence, ...act(person, locked, now) })
    .execute();
  if (wasFixed) await jobs.enqueue(tx, calendarChanged, { callId, sequence, change: 'cancelled' });
  await notifyOfStep(tx, person, locked, {
    kind: 'call-cancelled',
    jobs,
    now,
    isForBoth: wasFixed,
  });
  return { refused: null };
}

/**
 * Sets where the call takes place; the same place again changes nothing. A user who has blocked this one keeps the
 * place that they were shown before.
 */
export async function setLink(
  tx: Tx,
  { clock, jobs }: Tools,
  person: CorrespondentViewer,
  { callId, revision, meetingUrl }: Seen & { meetingUrl: string },
) {
  const now = clock.now();
  const locked = await lockCall(tx, person, { callId, revision }, { now });
  if (locked.refused) return locked;
  const refusal = refusalToChange(person, locked);
  if (refusal) return refusal;
  const { otherId, theirBlockedAt } = locked.thread;
  const knownTo = [person.userId, otherId].map((userId) => linkFor(locked.call, userId));
  if (knownTo.every((known) => known === meetingUrl)) return { refused: null };
  const isBlocked = theirBlockedAt !== null;
  const isFixed = locked.call.state === 'fixed';
  const sequence = locked.call.sequence + (isFixed ? 1 : 0);
  await lockedCall(tx, locked)
    .set({
      meeting_url: meetingUrl,
      linked_by: meetingUrl ? person.userId : null,
      is_link_withheld: meetingUrl !== '' && isBlocked,
      ...(isBlocked
        ? { kept_for: otherId, kept_url: linkFor(locked.call, otherId) }
        : { kept_for: null, kept_url: null }),
      sequence,
    })
    .execute();
  if (isFixed) {
    await jobs.enqueue(tx, calendarChanged, { callId, sequence, change: 'linked' });
    if (!isBlocked) {
      const step = { callId, revision: revision + 1, threadId: locked.thread.id };
      await recordNotifications(tx, { jobs, now }, callLinked, [
        toOther(person.userId, locked.thread, step),
      ]);
    }
  }
  await notifyOfCall(tx, person, locked.thread, { callId });
  return { refused: null };
}
