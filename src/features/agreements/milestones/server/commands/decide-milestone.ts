import type { UserId } from '#access/user.ts';
import type { Tx } from '#db/client.ts';
import { lockDeal } from '#features/hiring/applications/server/commands/lock-deal.ts';
import type { OwnSide } from '#features/hiring/applications/server/queries/own-side.ts';
import { isUnderWay } from '#features/hiring/completions/policy.ts';
import type { Services } from '#server/services.ts';
import { notifyOfMilestone } from './notify-of-milestone.ts';

interface Decision {
  name: string;
  by: UserId;
  /** When the milestone was delivered that the client has read. */
  deliveredAt: string;
  /** Why it is returned; null where it is accepted. */
  reason: string | null;
}

/**
 * Accepts or returns a delivered milestone. The project is locked: of two decisions at once the second is refused, and
 * so is one about an older delivery.
 */
export async function decideMilestone(
  tx: Tx,
  services: Pick<Services, 'clock' | 'jobs'>,
  { id: applicationId, project_id: projectId }: OwnSide,
  { name, by, deliveredAt, reason }: Decision,
): Promise<{ refused: 'DEAL_STATE' | 'MILESTONE_STATE' | null }> {
  const deal = await lockDeal(tx, { id: applicationId, projectId });
  if (!deal || !isUnderWay(deal)) return { refused: 'DEAL_STATE' };
  const step = reason === null ? 'accepted' : 'returned';
  const { numUpdatedRows } = await tx
    .updateTable('milestones')
    .set({ state: step, decided_at: services.clock.now(), decided_by: by, reason: reason ?? '' })
    .where('application_id', '=', applicationId)
    .where('name', '=', name)
    .where('state', '=', 'delivered')
    .where('delivered_at', '=', new Date(deliveredAt))
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return { refused: 'MILESTONE_STATE' };
  await notifyOfMilestone(tx, services, { applicationId, name, step });
  return { refused: null };
}
