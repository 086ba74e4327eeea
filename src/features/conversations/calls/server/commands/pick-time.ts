import { sql } from 'kysely';
import type { CorrespondentViewer } from '#access/viewer.ts';
import type { Tx } from '#db/client.ts';
import type { Services } from '#server/services.ts';
import { mayAnswer } from '../../policy.ts';
import { endOf, remindersDue } from '../../rules/limits.ts';
import { calendarChanged, callNears } from '../jobs.ts';
import { act, lockedCall, zoneIn } from './change-call.ts';
import { lockCall, refusalToChange, type Seen } from './lock-call.ts';
import { notifyOfStep } from './notify-of-call.ts';

type Tools = Pick<Services, 'clock' | 'jobs'>;

/**
 * Agrees to one of the times that were proposed: the call is fixed, or moved. Bookings of either user go one after the
 * other, and a time that is taken is refused. Constraints also prevent a double booking.
 */
export async function pickTime(
  tx: Tx,
  { clock, jobs }: Tools,
  person: CorrespondentViewer,
  { callId, revision, ...picked }: Seen & { startsAt: string; zone: string },
) {
  const now = clock.now();
  const locked = await lockCall(tx, person, { callId, revision }, { now, alone: true });
  if (locked.refused) return locked;
  const { call } = locked;
  const refusal = refusalToChange(person, locked);
  if (refusal) return refusal;
  const startsAt = new Date(picked.startsAt);
  const isOffered = call.times.some((time) => time.getTime() === startsAt.getTime());
  if (!mayAnswer(person, call, now) || !isOffered) return { refused: 'CALL_CHANGED' } as const;
  if (startsAt <= now) return { refused: 'TIME_NOT_AHEAD' } as const;
  const endsAt = endOf(startsAt, call.minutes);
  const isMoved = call.state === 'fixed';
  const sequence = call.sequence + (isMoved ? 1 : 0);
  const fixed = await lockedCall(tx, locked)
    .set({
      state: 'fixed',
      times: [],
      starts_at: startsAt,
      ends_at: endsAt,
      sequence,
      words: '',
      ...act(person, locked, now),
      ...zoneIn(person, picked.zone),
    })
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('calls as other')
            .select('other.id')
            .where('other.id', '<>', callId)
            .where('other.state', '=', 'fixed')
            .where((eb) =>
              eb.or([
                eb('other.client_id', '=', call.clientId),
                eb('other.consultant_id', '=', call.consultantId),
              ]),
            )
            .where(
              sql<boolean>`tstzrange(other.starts_at, other.ends_at) && tstzrange(${startsAt}, ${endsAt})`,
            ),
        ),
      ),
    )
    .executeTakeFirst();
  if (fixed.numUpdatedRows === 0n) return { refused: 'TIME_TAKEN' } as const;
  await jobs.enqueue(tx, calendarChanged, {
    callId,
    sequence,
    change: isMoved ? 'moved' : 'fixed',
  });
  await jobs.enqueueMany(
    tx,
    callNears,
    remindersDue(startsAt, now).map(({ before, at }) => ({
      data: { callId, startsAt: startsAt.toISOString(), before },
      startAfter: at,
    })),
  );
  await notifyOfStep(tx, person, locked, {
    kind: isMoved ? 'call-moved' : 'call-fixed',
    jobs,
    now,
    time: { startsAt, endsAt },
    isForBoth: true,
  });
  return { refused: null };
}
