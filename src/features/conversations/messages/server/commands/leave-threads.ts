import type { UserId } from '#access/user.ts';
import type { Tx } from '#db/client.ts';
import { threadsThatGo } from '../queries/threads-of-leaver.ts';

/**
 * Puts a former user in the place of one who is erased, in the conversations that stay. They are a side, and wrote the
 * messages, sent the files and took the steps of calls. Done again, it changes nothing.
 */
export async function leaveThreads(
  tx: Tx,
  { userId, formerId }: { userId: UserId; formerId: UserId },
): Promise<void> {
  const going = threadsThatGo(tx, userId);
  await tx
    .updateTable('messages')
    .set({ sender_id: formerId })
    .where('sender_id', '=', userId)
    .where('thread_id', 'not in', going)
    .execute();
  await tx
    .updateTable('call_steps')
    .set({ person_id: formerId })
    .where('person_id', '=', userId)
    .where('thread_id', 'not in', going)
    .execute();
  await tx
    .updateTable('message_files')
    .set({ owner_id: formerId })
    .where('owner_id', '=', userId)
    .where('message_id', 'is not', null)
    .where('thread_id', 'not in', going)
    .execute();
  await tx
    .updateTable('thread_sides')
    .set({ user_id: formerId })
    .where('user_id', '=', userId)
    .where('thread_id', 'not in', going)
    .execute();
  const isTheirs = ['client_id', 'consultant_id', 'opened_by'] as const;
  for (const column of isTheirs) {
    await tx
      .updateTable('threads')
      .set({ [column]: formerId })
      .where(column, '=', userId)
      .where('id', 'not in', going)
      .execute();
  }
}
