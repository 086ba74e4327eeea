import type { Tx } from '#db/client.ts';
import { publishChanges } from '#features/notifications/change-events/server/commands.ts';

interface Changed {
  threadId: string;
  /** Who has changed it. */
  userId: string;
  /** Whether the other person can see any of it; one who has blocked this one cannot. */
  isForBoth: boolean;
}

/** Tells the browsers of those who can see it that something in a thread has changed. */
export async function publishThread(
  tx: Tx,
  { threadId, userId, isForBoth }: Changed,
): Promise<void> {
  const sides = await tx
    .selectFrom('thread_sides')
    .select(['user_id', 'blocked_at'])
    .where('thread_id', '=', threadId)
    .execute();
  const personIds = sides
    .filter((side) => side.user_id === userId || (isForBoth && side.blocked_at === null))
    .map(({ user_id }) => user_id);
  await publishChanges(tx, [{ personIds, topic: 'thread', subjectId: threadId }]);
}
