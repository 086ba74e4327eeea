import type { UserId } from '#access/user.ts';
import type { CorrespondentViewer } from '#access/viewer.ts';
import type { Db } from '#db/client.ts';
import { canWriteFirst } from '#features/conversations/messages/policy.ts';
import { findAddressee } from '#features/conversations/messages/server/queries/people.ts';
import { findThreadWith } from '#features/conversations/messages/server/queries/threads.ts';
import { weekHoursSchema } from '../../contract/hours-operations.ts';

/** When this person takes calls; null where they have not said. */
export async function findWeek(db: Db, userId: UserId) {
  const week = await db
    .selectFrom('call_weeks')
    .select(['zone', 'hours'])
    .where('consultant_id', '=', userId)
    .executeTakeFirst();
  return week ? { zone: week.zone, hours: weekHoursSchema.parse(week.hours) } : null;
}

/** When a user takes calls, for another who may write to them; `null` when this one may not. */
export async function findWeekOf(
  db: Db,
  at: { now: Date; isDemo: boolean },
  person: CorrespondentViewer,
  otherId: UserId,
): Promise<{ week: Awaited<ReturnType<typeof findWeek>> } | null> {
  const found = await findAddressee(db, at, person, otherId);
  if (!found) return null;
  const { other, tie } = found;
  const mayWrite =
    canWriteFirst(person, { ...other, hasTie: tie !== null }) ||
    (await findThreadWith(db, person, otherId)) !== null;
  return mayWrite ? { week: await findWeek(db, otherId) } : null;
}
