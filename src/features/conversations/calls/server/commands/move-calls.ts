import type { CompanyId } from '#access/company.ts';
import type { Tx } from '#db/client.ts';
import type { JoinedThreads } from '#features/conversations/messages/server/commands/join-threads.ts';

/** Makes the calls of one company those of another, in the conversations that were joined. Returns how many. */
export async function moveCalls(
  tx: Tx,
  { from, into }: { from: CompanyId; into: CompanyId },
  joined: readonly JoinedThreads[],
): Promise<number> {
  for (const threads of joined) {
    await tx
      .updateTable('calls')
      .set({ thread_id: threads.into })
      .where('thread_id', '=', threads.from)
      .execute();
  }
  const { numUpdatedRows } = await tx
    .updateTable('calls')
    .set({ company_id: into })
    .where('company_id', '=', from)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
