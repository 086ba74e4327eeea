import { sql } from 'kysely';
import type { UserId } from '#access/user.ts';
import type { Tx } from '#db/client.ts';

/** Lets notifications of these users lead to the page that has taken the place of another one. */
export async function movePath(
  tx: Tx,
  { from, to, userIds }: { from: string; to: string; userIds: readonly UserId[] },
): Promise<void> {
  await tx
    .updateTable('notifications')
    .set({ path: to })
    .where(sql<boolean>`user_id = any(${userIds}::uuid[])`)
    .where('path', '=', from)
    .execute();
}
