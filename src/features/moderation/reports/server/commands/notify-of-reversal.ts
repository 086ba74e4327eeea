import { sql } from 'kysely';
import { toUserId, type UserId } from '#access/user.ts';
import type { Tx } from '#db/client.ts';
import { recordNotifications } from '#features/notifications/inbox/server/commands/record-notifications.ts';
import type { Services } from '#server/services.ts';
import { reportReversed } from '../jobs.ts';
import { reportWasReversed } from '../notifications.ts';
import { findReport } from '../queries.ts';

/**
 * Notifies those whose upheld reports led to a decision that an appeal has reversed. They are the report of the
 * decision, and the reports of the same review or reference that were upheld after it.
 */
export async function notifyOfReversal(
  tx: Tx,
  { jobs, clock }: Pick<Services, 'jobs' | 'clock'>,
  decision: {
    reportId: string | null;
    reviewId: string | null;
    referenceId: string | null;
    decidedAt: Date;
  },
): Promise<void> {
  const { reportId, reviewId, referenceId, decidedAt } = decision;
  const upheld = await tx
    .selectFrom('reports')
    .select('id')
    .where('outcome', '=', 'upheld')
    .where(
      sql<boolean>`(id = ${reportId} or settled_at >= ${decidedAt}
        and (review_id = ${reviewId} or reference_id = ${referenceId}))`,
    )
    .orderBy('id')
    .execute();
  for (const { id } of upheld) {
    const report = await findReport(tx, id);
    if (!report?.reporterId || !report.reporterType) continue;
    await recordNotifications(tx, { jobs, now: clock.now() }, reportWasReversed, [
      {
        userId: toUserId(report.reporterId),
        event: `${id} reversed`,
        aboutId: report.reportedId as UserId | null,
        about: { userType: report.reporterType },
      },
    ]);
    await jobs.enqueue(tx, reportReversed, { reportId: id });
  }
}
