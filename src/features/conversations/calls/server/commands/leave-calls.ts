import { sql } from 'kysely';
import type { UserId } from '#access/user.ts';
import type { Tx } from '#db/client.ts';
import { threadsThatGo } from '#features/conversations/messages/server/queries/threads-of-leaver.ts';

/** Puts a former user in the place of one who is erased, in the calls of conversations that stay. */
export async function leaveCalls(
  tx: Tx,
  { userId, formerId }: { userId: UserId; formerId: UserId },
): Promise<void> {
  const orFormer = (column: string) =>
    sql<string>`case ${sql.ref(column)} when ${userId} then ${formerId}::uuid else ${sql.ref(column)} end`;
  await tx
    .updateTable('calls')
    .set({
      client_id: orFormer('client_id'),
      consultant_id: orFormer('consultant_id'),
      created_by: orFormer('created_by'),
      acted_by: orFormer('acted_by'),
      linked_by: orFormer('linked_by'),
      kept_for: orFormer('kept_for'),
    })
    .where((eb) => eb.or([eb('client_id', '=', userId), eb('consultant_id', '=', userId)]))
    .where('thread_id', 'not in', threadsThatGo(tx, userId))
    .execute();
}
