import type { UserId } from '#access/user.ts';
import type {
  ApprovedClientViewer,
  ConsultantViewer,
  CorrespondentViewer,
} from '#access/viewer.ts';
import type { Tx } from '#db/client.ts';
import type { MessageId, ThreadId } from '#features/conversations/messages/ids.ts';
import { findReportable } from '#features/conversations/messages/server/queries/reportable.ts';
import { canReadToApply } from '#features/hiring/applications/policy.ts';
import { findProjectToApply } from '#features/hiring/applications/server/queries/apply-view.ts';
import type { ProjectId } from '#features/hiring/projects/ids.ts';
import { findListedProfiles } from '#features/profiles/consultants/server/queries/listed-profile.ts';
import type { Services } from '#server/services.ts';
import { keepReport, type Received, type Words } from './keep-report.ts';

type Tools = Pick<Services, 'jobs' | 'clock' | 'isDemo'>;

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
