import type { Db } from '#db/client.ts';
import type { ApplicationId } from '#features/hiring/applications/ids.ts';

const selectMilestones = (db: Db, applicationId: ApplicationId) =>
  db
    .selectFrom('milestones')
    .select(['name', 'state', 'amount', 'currency', 'note', 'reason'])
    .select(['delivered_at as deliveredAt', 'decided_at as decidedAt'])
    .where('application_id', '=', applicationId);

/** A milestone that was delivered once. */
export type MilestoneRow = Awaited<
  ReturnType<ReturnType<typeof selectMilestones>['execute']>
>[number];

/** The milestones of a deal that were delivered once, in the order of their last delivery. */
export const listMilestones = (db: Db, applicationId: ApplicationId): Promise<MilestoneRow[]> =>
  selectMilestones(db, applicationId).orderBy('delivered_at').orderBy('name').execute();

/** A milestone of a deal; null where it was never delivered. */
export const findMilestone = async (
  db: Db,
  applicationId: ApplicationId,
  name: string,
): Promise<MilestoneRow | null> =>
  (await selectMilestones(db, applicationId).where('name', '=', name).executeTakeFirst()) ?? null;
