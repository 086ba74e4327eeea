import { toUserId, type UserId } from '#access/user.ts';
import type { Db } from '#db/client.ts';

/** The consultants who are to be asked by `now` whether they are available, longest waiting first. */
export async function listToAsk(
  db: Db,
  { now, limit }: { now: Date; limit: number },
): Promise<UserId[]> {
  const rows = await db
    .selectFrom('consultant_profiles')
    .select('user_id')
    .where('asks_availability_at', '<=', now)
    .orderBy('asks_availability_at')
    .limit(limit)
    .execute();
  return rows.map(({ user_id }) => toUserId(user_id));
}

/** The day from which this consultant has named to be available; null for none. */
export async function findNamedDay(db: Db, userId: UserId): Promise<string | null> {
  const row = await db
    .selectFrom('consultant_profiles')
    .select('available_from')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.available_from ?? null;
}
