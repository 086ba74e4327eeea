import { toUserId, type UserId } from '#access/user.ts';
import type { Tx } from '#db/client.ts';

/** What a former user is called where others read of them. */
const names = { client: 'Former member', consultant: 'Former consultant' };

/**
 * Makes a former user, who stands for this one in what stays with others. Nothing leads from the one to the other, and
 * a former user has no account. Throws when there is no such user.
 */
export async function makeFormerPerson(tx: Tx, userId: UserId, now: Date): Promise<UserId> {
  const { user_type } = await tx
    .selectFrom('profiles')
    .select('user_type')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  const { user_id } = await tx
    .insertInto('profiles')
    .values({
      user_id: crypto.randomUUID(),
      user_type,
      first_name: names[user_type],
      last_name: '',
      is_former: true,
      leaving_at: now,
      created_at: now,
      updated_at: now,
    })
    .returning('user_id')
    .executeTakeFirstOrThrow();
  return toUserId(user_id);
}
