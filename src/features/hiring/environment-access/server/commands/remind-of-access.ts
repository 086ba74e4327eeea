import type { Tx } from '#db/client.ts';
import { batchSize } from '#db/in-batches.ts';
import { toApplicationId } from '#features/hiring/applications/ids.ts';
import type { Services } from '#server/services.ts';
import { endedBefore, openStates } from '../../rules/access-list.ts';
import { openAccessReminded } from '../jobs.ts';
import { dealsEndedBefore } from '../queries/access-that-waits.ts';
import { notifyOfAccess } from './notify-of-access.ts';

/** Reminds clients of a batch of open entries of deals that have ended, each deal once. Returns how many entries. */
export async function remindOfAccess(
  tx: Tx,
  services: Pick<Services, 'clock' | 'jobs'>,
): Promise<number> {
  const now = services.clock.now();
  const due = tx
    .selectFrom('environment_access')
    .select('id')
    .where('state', 'in', openStates)
    .where('reminded_at', 'is', null)
    .where('application_id', 'in', dealsEndedBefore(tx, endedBefore(now)))
    .orderBy('application_id')
    .orderBy('id')
    .limit(batchSize)
    .forUpdate()
    .skipLocked();
  const reminded = await tx
    .updateTable('environment_access')
    .set({ reminded_at: now })
    .where('id', 'in', due)
    .returning('application_id')
    .execute();
  for (const id of new Set(reminded.map(({ application_id }) => application_id))) {
    const applicationId = toApplicationId(id);
    await notifyOfAccess(tx, services, 'reminder', { applicationId, event: applicationId });
    await services.jobs.enqueue(tx, openAccessReminded, { applicationId });
  }
  return reminded.length;
}
