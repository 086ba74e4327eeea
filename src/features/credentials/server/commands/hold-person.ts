import type { UserId } from '#access/user.ts';
import type { Tx } from '#db/client.ts';

/**
 * Lets the changes to one person's profile and credentials go one after the other. Everybody who changes them takes
 * this first and the rest after it, so that no two wait for each other.
 */
export async function holdPerson(tx: Tx, userId: UserId): Promise<void> {
  await tx
    .selectFrom('profiles')
    .select('user_id')
    .where('user_id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst();
}
