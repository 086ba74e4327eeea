import type { ConsultantViewer } from '#access/viewer.ts';
import type { Tx } from '#db/client.ts';
import { getStanding } from '#features/consultants/server/queries/profile-rows.ts';
import { answerByApplying } from '#features/invitations/server/commands/end-invitation.ts';
import { holdWayIn } from '#features/invitations/server/queries/ways-in.ts';
import type { ProjectId } from '#features/projects/ids.ts';
import type { Services } from '#server/services.ts';
import { type ApplicationId, toApplicationId } from '../../ids.ts';
import { refusalToSubmit, type SubmitRefusal } from '../../policy.ts';
import { applicationSubmitted } from '../jobs.ts';
import { applicationReceived } from '../notifications.ts';
import { holdProjectToApply } from '../queries/apply-view.ts';
import { tellClients, tellLiveOf } from './tell-of-applications.ts';

export type SubmitOutcome =
  | { refused: SubmitRefusal }
  | { refused: null; applicationId: ApplicationId };

/**
 * Applies to a project on behalf of this consultant; its client is told, and an invitation that waits is
 * answered by it. The invitation and the project are held as they are until the end, so nobody applies by
 * one that is being withdrawn or to one that is being closed; the table takes one application per project
 * and consultant, so of many at once one remains.
 */
export async function submitApplication(
  tx: Tx,
  { clock, jobs }: Pick<Services, 'clock' | 'jobs'>,
  consultant: ConsultantViewer,
  { projectId, coverLetter }: { projectId: ProjectId; coverLetter: string },
): Promise<SubmitOutcome> {
  const now = clock.now();
  await holdWayIn(tx, consultant.userId, projectId);
  const project = await holdProjectToApply(tx, consultant, projectId);
  if (!project) return { refused: 'PROJECT_NOT_FOUND' };
  const refused = refusalToSubmit(project, await getStanding(tx, consultant.userId, now));
  if (refused) return { refused };
  const inserted = await tx
    .insertInto('applications')
    .values({
      project_id: project.id,
      consultant_id: consultant.userId,
      cover_letter: coverLetter,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.columns(['project_id', 'consultant_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!inserted) return { refused: 'ALREADY_APPLIED' };
  const applicationId = toApplicationId(inserted.id);
  const by = { projectId, consultantId: consultant.userId, applicationId };
  await answerByApplying(tx, { clock }, by);
  const told = await tellClients(tx, { clock, jobs }, applicationReceived, [applicationId]);
  await jobs.enqueue(tx, applicationSubmitted, { applicationId });
  await tellLiveOf(tx, told);
  return { refused: null, applicationId };
}
