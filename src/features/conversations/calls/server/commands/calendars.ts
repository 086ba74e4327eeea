import type { ConsultantViewer } from '#access/viewer.ts';
import type { Tx } from '#db/client.ts';
import { keyUses } from '#server/key-uses.ts';
import type { Services } from '#server/services.ts';
import { callCalendarsDue } from '../jobs.ts';

/** Stores the address of a consultant’s calendar, encrypted for them, and has it read. */
export async function saveCalendar(
  tx: Tx,
  { clock, jobs, keys }: Pick<Services, 'clock' | 'jobs' | 'keys'>,
  { userId }: ConsultantViewer,
  address: string,
): Promise<null> {
  const calendar = {
    sealed_address: keys.encrypt(keyUses.calendarAddress, userId, address),
    ...{ added_at: clock.now(), tried_at: null, read_at: null, busy: '{}' },
    ...{ problem: null, failing_since: null, failure_told_at: null },
  };
  await tx
    .insertInto('call_calendars')
    .values({ consultant_id: userId, ...calendar })
    .onConflict((conflict) => conflict.column('consultant_id').doUpdateSet(calendar))
    .execute();
  await jobs.enqueue(tx, callCalendarsDue, {});
  return null;
}

/** Removes the calendar of a consultant, with what was read of it. */
export async function removeCalendar(tx: Tx, { userId }: ConsultantViewer): Promise<null> {
  await tx.deleteFrom('call_calendars').where('consultant_id', '=', userId).execute();
  return null;
}
