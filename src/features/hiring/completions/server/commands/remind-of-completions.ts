import type { Tx } from '#db/client.ts';
import { batchSize } from '#db/in-batches.ts';
import type { Services } from '#server/services.ts';
import { otherSide, remindedBefore } from '../../rules.ts';
import { listByIds } from '../queries/completions.ts';
import { notifyOfCompletion } from './notify-of-completion.ts';

/** Reminds the other sides of a batch of proposals that have waited for days, each once. Returns how many. */
export async function remindOfCompletions(
  tx: Tx,
  services: Pick<Services, 'clock' | 'jobs'>,
): Promise<number> {
  const now = services.clock.now();
  const due = tx
    .selectFrom('completions')
    .select('id')
    .where('state', '=', 'waiting')
    .where('reminded_at', 'is', null)
    .where('proposed_at', '<=', remindedBefore(now))
    .where('answer_by', '>', now)
    .orderBy('proposed_at')
    .orderBy('id')
    .limit(batchSize)
    .forUpdate()
    .skipLocked();
  const reminded = await tx
    .updateTable('completions')
    .set({ reminded_at: now })
    .where('id', 'in', due)
    .returning('id')
    .execute();
  for (const completion of await listByIds(
    tx,
    reminded.map(({ id }) => id),
  )) {
    await notifyOfCompletion(tx, services, completion, [
      { to: otherSide[completion.proposedBySide], step: 'reminder' },
    ]);
  }
  return reminded.length;
}
