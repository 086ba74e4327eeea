import type { ApplicationStatus } from '#catalogue/enumerations/application.ts';
import type { Db } from '#db/client.ts';
import { findProposingSide } from '#features/hiring/completions/server/queries/completions.ts';
import { selectProjects } from '#features/hiring/projects/server/queries/project-rows.ts';
import type { ApplicationId } from '../../ids.ts';

/** How an application, its project and the completion of the two stand, without a lock. */
export async function getDealState(db: Db, applicationId: ApplicationId) {
  const deal = await db
    .selectFrom('applications as application')
    .innerJoin(selectProjects(db).as('project'), 'project.id', 'application.project_id')
    .select([
      'application.status',
      'application.decided_at as decidedAt',
      'application.agreed_terms as agreedTerms',
      'project.status as projectStatus',
    ])
    .where('application.id', '=', applicationId)
    .$narrowType<{ status: ApplicationStatus }>()
    .executeTakeFirstOrThrow();
  return { ...deal, proposedBy: await findProposingSide(db, applicationId) };
}
