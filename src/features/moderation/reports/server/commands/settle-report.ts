import { toUserId } from '#access/user.ts';
import type { AdminViewer } from '#access/viewer.ts';
import type { Tx } from '#db/client.ts';
import type { Ground } from '#features/moderation/decisions/rules.ts';
import { removeReview } from '#features/moderation/decisions/server/commands/decide.ts';
import { decideWithReasons } from '#features/moderation/decisions/server/commands/store-decision.ts';
import { recordNotifications } from '#features/notifications/inbox/server/commands/record-notifications.ts';
import { recordAudit } from '#features/platform/audit/server/commands.ts';
import type { ReferenceId } from '#features/reviews/references/ids.ts';
import { setReferenceRemoved } from '#features/reviews/references/server/commands/answer-reference.ts';
import { toReviewId } from '#features/reviews/reviews/ids.ts';
import type { Services } from '#server/services.ts';
import type { ReportId } from '../../ids.ts';
import type { ReportOutcome } from '../../rules.ts';
import { reportSettled } from '../jobs.ts';
import { reportWasSettled } from '../notifications.ts';
import { findReport, type ReportRow } from '../queries.ts';
import { aboutForReporter, ownAboutOf } from '../views.ts';

interface Finding {
  reportId: ReportId;
  outcome: ReportOutcome;
  /** On which an upheld report rests. */
  ground: Ground;
  toReporter: string;
  toReported: string;
}

/** Settles a report, once: what was found goes to both sides, each in words of their own. */
export async function settleReport(
  tx: Tx,
  tools: Pick<Services, 'jobs' | 'clock' | 'searchIndex'>,
  admin: AdminViewer,
  finding: Finding,
): Promise<{ refused: 'REPORT_NOT_FOUND' | 'REPORT_SETTLED' | null }> {
  const { reportId, outcome, toReporter, toReported } = finding;
  const { jobs, clock } = tools;
  const settled = await tx
    .updateTable('reports')
    .set({
      outcome,
      to_reporter: toReporter,
      to_reported: toReported,
      settled_by: admin.userId,
      settled_at: clock.now(),
    })
    .where('id', '=', reportId)
    .where('settled_at', 'is', null)
    .returning(['reported_id', 'reporter_id'])
    .executeTakeFirst();
  if (!settled) {
    const report = await tx
      .selectFrom('reports')
      .select('id')
      .where('id', '=', reportId)
      .executeTakeFirst();
    return { refused: report ? 'REPORT_SETTLED' : 'REPORT_NOT_FOUND' };
  }
  await recordAudit(tx, {
    actor: admin,
    action: outcome === 'upheld' ? 'report-upheld' : 'report-dismissed',
    subjectId: settled.reported_id ?? settled.reporter_id ?? admin.userId,
    reason: toReported,
  });
  const report = await findReport(tx, reportId);
  if (report) {
    await decide(tx, tools, admin, report, finding);
    if (outcome === 'upheld') await notifyReporter(tx, tools, report);
  }
  await jobs.enqueue(tx, reportSettled, { reportId });
  return { refused: null };
}

/** What follows from the finding, with its reasons for the one against whom it is decided. */
async function decide(
  tx: Tx,
  tools: Pick<Services, 'jobs' | 'clock' | 'searchIndex'>,
  admin: AdminViewer,
  report: ReportRow,
  { reportId, outcome, ground, toReporter, toReported }: Finding,
): Promise<void> {
  const by = { decidedBy: admin.userId, reportId };
  if (outcome === 'dismissed') {
    if (!report.reporterId) return;
    await decideWithReasons(tx, tools, {
      ...{ ...by, kind: 'report-dismissed', personId: toUserId(report.reporterId) },
      ...{ ground: null, reason: toReporter, about: aboutForReporter(report), words: report.text },
    });
    return;
  }
  const reasons = { ground, reason: toReported };
  if (report.reviewId) {
    // Removed already, its author has the reasons.
    const reviewId = toReviewId(report.reviewId);
    await removeReview(tx, tools, admin, { reviewId, reportId, ...reasons });
    return;
  }
  const personId = report.reportedId === null ? null : toUserId(report.reportedId);
  if (report.referenceId) {
    const referenceId = report.referenceId as ReferenceId;
    const { isChanged } = await setReferenceRemoved(tx, referenceId, tools.clock.now());
    if (!isChanged) return;
    await decideWithReasons(tx, tools, {
      ...{ ...by, ...reasons, kind: 'reference-removed', personId, referenceId },
      ...{ about: report.quoteTitle ?? '', words: report.quote ?? '' },
    });
    return;
  }
  await decideWithReasons(tx, tools, {
    ...{ ...by, ...reasons, kind: 'warned', personId },
    ...{ about: ownAboutOf(report), words: report.messageText ?? '' },
  });
}

/** Notifies the one who has reported something, if they are still here, that something has to change. */
async function notifyReporter(
  tx: Tx,
  { jobs, clock }: Pick<Services, 'jobs' | 'clock'>,
  report: ReportRow,
): Promise<void> {
  if (!report.reporterId || !report.reporterType) return;
  await recordNotifications(tx, { jobs, now: clock.now() }, reportWasSettled, [
    {
      userId: toUserId(report.reporterId),
      event: report.id,
      aboutId: report.reportedId === null ? null : toUserId(report.reportedId),
      about: { userType: report.reporterType },
    },
  ]);
}
