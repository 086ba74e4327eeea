import type { UserId } from '#access/user.ts';
import type { Tx } from '#db/client.ts';
import { lockPeople } from '#features/identity/accounts/server/commands/people.ts';
import type { Services } from '#server/services.ts';
import { dayMs, givenUpMs, mostADay } from '../../rules.ts';
import { dataExportAsked } from '../jobs.ts';

/** Records that this person wants an export. What they had before can be fetched no longer. */
export async function askExport(
  tx: Tx,
  { clock, jobs }: Pick<Services, 'clock' | 'jobs'>,
  userId: UserId,
): Promise<{ refused: 'EXPORT_UNDER_WAY' | 'TOO_MANY_EXPORTS' | null }> {
  const now = clock.now();
  // Of two at once the second counts the first.
  await lockPeople(tx, [userId]);
  const recent = await tx
    .selectFrom('data_exports')
    .select('ready_at')
    .where('user_id', '=', userId)
    .where('asked_at', '>', new Date(now.getTime() - dayMs))
    .execute();
  if (recent.some(({ ready_at: readyAt }) => readyAt === null)) {
    return { refused: 'EXPORT_UNDER_WAY' };
  }
  if (recent.length >= mostADay) return { refused: 'TOO_MANY_EXPORTS' };
  await tx
    .updateTable('data_exports')
    .set({ expires_at: now })
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .where('asked_at', '<', now)
    .execute();
  const asked = await tx
    .insertInto('data_exports')
    .values({
      user_id: userId,
      asked_at: now,
      expires_at: new Date(now.getTime() + givenUpMs),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!asked) return { refused: 'EXPORT_UNDER_WAY' };
  await jobs.enqueue(tx, dataExportAsked, { exportId: asked.id });
  return { refused: null };
}
