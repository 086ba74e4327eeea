import type { UserId } from '#access/user.ts';
import type { Db } from '#db/client.ts';

/** Whether this consultant has chosen that approved clients see their photo sharp. */
export async function showsPhotoToClients(db: Db, userId: UserId): Promise<boolean> {
  const chosen = await db
    .selectFrom('consultant_profiles')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('shows_photo_to_clients', '=', true)
    .executeTakeFirst();
  return chosen !== undefined;
}
