import type { Tx } from '#db/client.ts';
import { lockDeal } from '#features/hiring/applications/server/commands/lock-deal.ts';
import type { OwnSide } from '#features/hiring/applications/server/queries/own-side.ts';
import { isUnderWay } from '#features/hiring/completions/policy.ts';
import { otherSide } from '#features/hiring/completions/rules.ts';
import type { Services } from '#server/services.ts';
import { notifyOfStatement } from './notify-of-statement.ts';

/** Declines the version that waits, or takes an own one back. The project is locked. */
export async function declineVersion(
  tx: Tx,
  services: Pick<Services, 'clock' | 'jobs'>,
  { id: applicationId, project_id: projectId, side }: OwnSide,
  { number, reason }: { number: number; reason: string },
): Promise<{ refused: 'DEAL_STATE' | 'VERSION_CHANGED' | null }> {
  const deal = await lockDeal(tx, { id: applicationId, projectId });
  if (!deal || !isUnderWay(deal)) return { refused: 'DEAL_STATE' };
  const { numUpdatedRows } = await tx
    .updateTable('statement_versions')
    .set({ state: 'declined', closed_at: services.clock.now(), reason })
    .where('application_id', '=', applicationId)
    .where('number', '=', number)
    .where('state', '=', 'proposed')
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) return { refused: 'VERSION_CHANGED' };
  await notifyOfStatement(tx, services, {
    ...{ applicationId, number, step: 'declined', to: [otherSide[side]] },
  });
  return { refused: null };
}
