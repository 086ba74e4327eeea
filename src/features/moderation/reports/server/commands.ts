import { toUserId, type UserId } from '#access/user.ts';
import type {
  AdminViewer,
  ApprovedClientViewer,
  ConsultantViewer,
  CorrespondentViewer,
} from '#access/viewer.ts';
import type { Tx } from '#db/client.ts';
import type { MessageId, ThreadId } from '#features/conversations/messages/ids.ts';
import {
  findReportable,
  type Reportable,
} from '#features/conversations/messages/server/queries/reportable.ts';
import { canReadToApply } from '#features/hiring/applications/policy.ts';
import { findProjectToApply } from '#features/hiring/applications/server/queries/apply-view.ts';
import type { ProjectId } from '#features/hiring/projects/ids.ts';
import { recordNotifications } from '#features/notifications/inbox/server/commands/record-notifications.ts';
import { recordAudit } from '#features/platform/audit/server/commands.ts';
import { findListedProfiles } from '#features/profiles/consultants/server/queries/listed-profile.ts';
import type { Services } from '#server/services.ts';
import type { ReportId } from '../ids.ts';
import type { ReportCause, ReportOutcome } from '../rules.ts';
import { reportReceived, reportSettled } from './jobs.ts';
import { reportWasSettled } from './notifications.ts';
import { findReport } from './queries.ts';

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
  return keepReport(tx, tools, client.userId, { ...words, reportedId: consultantId });
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

/** Stores a user's report of the other side's conduct in a thread, with the message that it is about. */
export async function reportThread(
  tx: Tx,
  tools: Tools,
  person: CorrespondentViewer,
  {
    threadId,
    messageId,
    ...words
  }: Words & { threadId: ThreadId; messageId?: MessageId | undefined },
): Promise<Received<'THREAD_NOT_FOUND' | 'MESSAGE_NOT_FOUND'>> {
  const found = await findReportable(tx, person, { threadId, messageId });
  if (found.refused) return found;
  const { otherId, message } = found;
  const about = { reportedId: otherId, conversation: { threadId, message } };
  return keepReport(tx, tools, person.userId, { ...words, ...about });
}

async function keepReport(
  tx: Tx,
  { jobs, clock }: Tools,
  reporterId: UserId,
  report: Words & {
    reportedId: UserId;
    projectId?: ProjectId;
    conversation?: { threadId: ThreadId; message: Reportable['message'] };
  },
): Promise<{ refused: 'REPORTED_ALREADY' } | { refused: null; id: string }> {
  const message = report.conversation?.message;
  const row = await tx
    .insertInto('reports')
    .values({
      reported_id: report.reportedId,
      project_id: report.projectId ?? null,
      thread_id: report.conversation?.threadId ?? null,
      // It stays as it is read now, whatever its writer does.
      message_id: message?.id ?? null,
      message_text: message?.text ?? null,
      message_earlier_texts: message?.earlierTexts ?? [],
      message_file_names: message?.fileNames ?? [],
      message_sent_at: message?.sentAt ?? null,
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
  await notifyReporter(tx, { jobs, clock }, reportId);
  await jobs.enqueue(tx, reportSettled, { reportId });
  return { refused: null };
}

/** Tells the one who has reported something, if they are still here, that it was looked at. */
async function notifyReporter(
  tx: Tx,
  { jobs, clock }: Pick<Tools, 'jobs' | 'clock'>,
  reportId: ReportId,
): Promise<void> {
  const report = await findReport(tx, reportId);
  if (!report?.reporterId || !report.reporterType) return;
  await recordNotifications(tx, { jobs, now: clock.now() }, reportWasSettled, [
    {
      userId: toUserId(report.reporterId),
      event: reportId,
      aboutId: toUserId(report.reportedId),
      about: { userType: report.reporterType },
    },
  ]);
}
