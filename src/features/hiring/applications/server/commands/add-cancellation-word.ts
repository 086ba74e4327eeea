import type { Tx } from '#db/client.ts';
import type { Applied } from '../../policy.ts';
import { listDeals } from '../queries/deals.ts';
import type { OwnApplicationRow } from '../queries/own-applications.ts';
import { publishChangesOf } from './notify-of-applications.ts';

/** Adds the consultant's word to the cancellation of a project that they worked on. A cancelled project stays so. */
export async function addCancellationWord(
  tx: Tx,
  { application_id: id, status }: Applied<OwnApplicationRow>,
  word: string,
): Promise<{ refused: 'APPLICATION_STATE' | null }> {
  if (status !== 'cancelled') return { refused: 'APPLICATION_STATE' };
  const { numUpdatedRows } = await tx
    .updateTable('applications')
    .set({ cancellation_word: word })
    .where('id', '=', id)
    .where('status', '=', 'accepted')
    .where('cancellation_word', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return { refused: 'APPLICATION_STATE' };
  await publishChangesOf(tx, await listDeals(tx, [id]));
  return { refused: null };
}
