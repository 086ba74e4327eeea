import type { ConsultantViewer } from '#access/viewer.ts';
import type { Tx } from '#db/client.ts';
import { answerByApplying } from '#features/hiring/invitations/server/commands/end-invitation.ts';
import type { ProjectId } from '#features/hiring/projects/ids.ts';
import { recordNotifications } from '#features/notifications/inbox/server/commands/record-notifications.ts';
import type { Services } from '#server/services.ts';
import { type ApplicationId, toApplicationId } from '../../ids.ts';
import { refusalToSubmit, type SubmitRefusal } from '../../policy.ts';
import { type AnsweredQuestion, answersToKeep } from '../../rules/application-form.ts';
import type { Terms } from '../../rules/terms.ts';
import { applicationSubmitted } from '../jobs.ts';
import { applicationReceived } from '../notifications.ts';
import { lockToApply } from '../queries/apply-view.ts';
import { publishChangesOf } from './notify-of-applications.ts';
import { idsOfDeal, recordDealEvents } from './record-deal-events.ts';

interface ApplicationInput {
  projectId: ProjectId;
  coverLetter: string;
  terms: Terms | null;
  answers: readonly AnsweredQuestion[];
}

export type SubmitOutcome =
  | { refused: SubmitRefusal | 'QUESTIONS_CHANGED' }
  | { refused: null; applicationId: ApplicationId };

/**
 * Applies to a project on behalf of this consultant; its client is notified, and a pending invitation is answered by
 * it. The invitation and the project are locked until the end, so that an invitation which is being withdrawn or a
 * project which is being closed cannot be applied to. A constraint allows one application per project and consultant,
 * so of many at once one remains.
 */
export async function submitApplication(
  tx: Tx,
  { clock, jobs }: Pick<Services, 'clock' | 'jobs'>,
  consultant: ConsultantViewer,
  { projectId, coverLetter, terms, answers }: ApplicationInput,
): Promise<SubmitOutcome> {
  const now = clock.now();
  const { project, eligibility, isInvited } = await lockToApply(tx, consultant, projectId, now);
  if (!project) return { refused: 'PROJECT_NOT_FOUND' };
  const refused = refusalToSubmit(project, eligibility);
  if (refused) return { refused };
  const keptAnswers = answersToKeep(project.questions, answers);
  if (!keptAnswers) return { refused: 'QUESTIONS_CHANGED' };
  const inserted = await tx
    .insertInto('applications')
    .values({
      project_id: project.id,
      consultant_id: consultant.userId,
      cover_letter: coverLetter,
      terms: terms && JSON.stringify(terms),
      answers: JSON.stringify(keptAnswers),
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.columns(['project_id', 'consultant_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!inserted) return { refused: 'ALREADY_APPLIED' };
  const applicationId = toApplicationId(inserted.id);
  const consultantId = consultant.userId;
  const about = { applicationId, projectTitle: project.title };
  const sides = { clientId: project.client_id, consultantId };
  if (isInvited) await answerByApplying(tx, { clock }, { projectId, consultantId, applicationId });
  await recordNotifications(tx, { jobs, now }, applicationReceived, [
    { userId: sides.clientId, event: applicationId, aboutId: consultantId, about },
  ]);
  await jobs.enqueue(tx, applicationSubmitted, { applicationId });
  const deal = {
    applicationId,
    projectId: project.id,
    companyId: project.company_id,
    consultantId,
  };
  await recordDealEvents(tx, { clock, jobs }, 'application.submitted', [deal], {
    ...{ to: ['client'], data: idsOfDeal },
  });
  await publishChangesOf(tx, [{ applicationId, ...sides }]);
  return { refused: null, applicationId };
}
