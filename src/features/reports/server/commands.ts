import type { UserId } from '#access/user.ts';
import type { AdminViewer, ApprovedClientViewer, ConsultantViewer } from '#access/viewer.ts';
import type { Tx } from '#db/client.ts';
import { canReadToApply } from '#features/applications/policy.ts';
import { findProjectToApply } from '#features/applications/server/queries/apply-view.ts';
import { recordAudit } from '#features/audit/server/commands.ts';
import { findListedProfiles } from '#features/consultants/server/queries/listed-profile.ts';
import type { ProjectId } from '#features/projects/ids.ts';
import type { Services } from '#server/services.ts';
import type { ReportId } from '../ids.ts';
import type { ReportCause, ReportOutcome } from '../rules.ts';
import { reportReceived, reportSettled } from './jobs.ts';

type Tools = Pick<Services, 'jobs' | 'clock' | 'isDemo'>;
type Words = { cause: ReportCause; text: string };
type Received<Missing> = { refused: Missing | 'REPORTED_ALREADY' } | { refused: null; id: string };

/** Keeps a client's report of a consultant's profile, which the client has to be able to read. */
export async function reportConsultant(
  tx: Tx,
  tools: Tools,
  client: ApprovedClientViewer,
  { consultantId, ...words }: Words & { consultantId: UserId },
): Promise<Received<'CONSULTANT_NOT_FOUND'>> {
  const at = { now: tools.clock.now(), isDemo: tools.isDemo };
  const [consultant] = await findListedProfiles(tx, at, [consultantId]);
  if (!consultant) return { refused: 'CONSULTANT_NOT_FOUND' };
  const about = { reportedId: consultantId, projectId: null };
  return keepReport(tx, tools, client.userId, { ...words, ...about });
}

/** Keeps a consultant's report of a project, which the consultant has to be able to read. */
export async function reportProject(
  tx: Tx,
  tools: Tools,
  consultant: ConsultantViewer,
  { projectId, ...words }: Words & { projectId: ProjectId },
): Promise<Received<'PROJECT_NOT_FOUND'>> {
  const project = await findProjectToApply(tx, consultant, projectId);
  if (!project || !canReadToApply(project)) return { refused: 'PROJECT_NOT_FOUND' };
  const about = { reportedId: project.client_id, projectId };
  return keepReport(tx, tools, consultant.userId, { ...words, ...about });
}

async function keepReport(
  tx: Tx,
  { jobs, clock }: Tools,
  reporterId: UserId,
  report: Words & { reportedId: UserId; projectId: ProjectId | null },
): Promise<{ refused: 'REPORTED_ALREADY' } | { refused: null; id: string }> {
  const row = await tx
    .insertInto('reports')
    .values({
      reported_id: report.reportedId,
      project_id: report.projectId,
      reporter_id: reporterId,
      cause: report.cause,
      text: report.text,
      created_at: clock.now(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!row) return { refused: 'REPORTED_ALREADY' };
  await jobs.enqueue(tx, reportReceived, { reportId: row.id });
  return { refused: null, id: row.id };
}

/** Settles a report, once: what was found goes to both sides, each in words of their own. */
export async function settleReport(
  tx: Tx,
  { jobs, clock }: Tools,
  admin: AdminViewer,
  finding: { reportId: ReportId; outcome: ReportOutcome; toReporter: string; toReported: string },
): Promise<{ refused: 'REPORT_NOT_FOUND' | 'REPORT_SETTLED' | null }> {
  const { reportId, outcome, toReporter, toReported } = finding;
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
    .returning('reported_id')
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
    subjectId: settled.reported_id,
    reason: toReported,
  });
  await jobs.enqueue(tx, reportSettled, { reportId });
  return { refused: null };
}
