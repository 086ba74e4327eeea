import type { ConsultantViewer } from '#access/viewer.ts';
import type { Tx } from '#db/client.ts';
import { type CallWeek, sortedHours } from '../../rules/call-hours.ts';

/** Stores when this consultant takes calls; without hours they have not said. */
export async function saveWeek(
  tx: Tx,
  { userId }: ConsultantViewer,
  { zone, hours }: CallWeek,
): Promise<void> {
  if (hours.length === 0) {
    await tx.deleteFrom('call_weeks').where('consultant_id', '=', userId).execute();
    return;
  }
  const week = { zone, hours: JSON.stringify(sortedHours(hours)) };
  await tx
    .insertInto('call_weeks')
    .values({ consultant_id: userId, ...week })
    .onConflict((conflict) => conflict.column('consultant_id').doUpdateSet(week))
    .execute();
}
