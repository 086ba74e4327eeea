import type { Tx } from '#db/client.ts';
import { findInForce } from '#features/agreements/statements/server/queries/statements.ts';
import { lockDeal } from '#features/hiring/applications/server/commands/lock-deal.ts';
import type { OwnSide } from '#features/hiring/applications/server/queries/own-side.ts';
import { isUnderWay } from '#features/hiring/completions/policy.ts';
import type { Services } from '#server/services.ts';
import { notifyOfMilestone } from './notify-of-milestone.ts';

/**
 * Delivers a milestone, for the amount that the statement of work in force names now. The project is locked: no change
 * order takes the milestone out meanwhile.
 */
export async function deliverMilestone(
  tx: Tx,
  services: Pick<Services, 'clock' | 'jobs'>,
  { id: applicationId, project_id: projectId }: OwnSide,
  { name, note }: { name: string; note: string },
): Promise<{ refused: 'DEAL_STATE' | 'MILESTONE_NOT_FOUND' | 'MILESTONE_STATE' | null }> {
  const deal = await lockDeal(tx, { id: applicationId, projectId });
  if (!deal || !isUnderWay(deal)) return { refused: 'DEAL_STATE' };
  const content = (await findInForce(tx, applicationId))?.content;
  const agreed = content?.deliverables.find((each) => each.name === name);
  if (!content || !agreed) return { refused: 'MILESTONE_NOT_FOUND' };
  const delivery = {
    ...({ state: 'delivered', amount: agreed.amount, currency: content.price.currency } as const),
    ...{ note, delivered_at: services.clock.now() },
  };
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('milestones')
    .values({ application_id: applicationId, name, ...delivery })
    .onConflict((conflict) =>
      conflict
        .columns(['application_id', 'name'])
        .doUpdateSet({ ...delivery, decided_at: null, decided_by: null, reason: '' })
        .where('milestones.state', '=', 'returned'),
    )
    .executeTakeFirst();
  if (!numInsertedOrUpdatedRows) return { refused: 'MILESTONE_STATE' };
  await notifyOfMilestone(tx, services, { applicationId, name, step: 'delivered' });
  return { refused: null };
}
