import { toUserId, type UserId } from '#access/user.ts';
import type { Db } from '#db/client.ts';
import type { ThreadId } from '../../ids.ts';

/** Who has a side in this thread; none where there is no such thread. Some may have left the company since. */
export async function listSides(db: Db, threadId: ThreadId): Promise<UserId[]> {
  const sides = await db
    .selectFrom('thread_sides')
    .select('user_id')
    .where('thread_id', '=', threadId)
    .execute();
  return sides.map(({ user_id }) => toUserId(user_id));
}
