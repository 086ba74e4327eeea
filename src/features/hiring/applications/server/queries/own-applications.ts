import { sql } from 'kysely';
import type { UserId } from '#access/user.ts';
import type { ConsultantViewer } from '#access/viewer.ts';
import type { ApplicationStatus } from '#catalogue/enumerations/application.ts';
import type { Db } from '#db/client.ts';
import { newestFirst } from '#db/newest-first.ts';
import { latestCompletion } from '#features/hiring/completions/server/queries/completions.ts';
import { isBeingApproved } from '#features/hiring/deal-approvals/server/queries/approvals.ts';
import { type ProjectId, toProjectId } from '#features/hiring/projects/ids.ts';
import { selectProjects } from '#features/hiring/projects/server/queries/project-rows.ts';
import { type PageRequest, toPage } from '#lib/api/cursor.ts';
import type { Page } from '#lib/api/pagination.ts';
import type { ApplicationId } from '../../ids.ts';
import { type Applied, isBy } from '../../policy.ts';
import type { Side } from '../../rules/life-cycle.ts';

type OwnApplicationKinds = {
  application_id: ApplicationId;
  consultant_id: UserId;
  application_status: ApplicationStatus;
  undo_asked_by: Side | null;
};

// The project's columns keep their names, so that a row is a project's row, too.
const selectApplications = (db: Db) =>
  db
    .selectFrom('applications as application')
    .innerJoin(selectProjects(db).as('project'), 'project.id', 'application.project_id')
    .leftJoinLateral(latestCompletion(db).as('latest_completion'), (join) => join.onTrue())
    .selectAll('project')
    .selectAll('latest_completion')
    .select([
      'application.id as application_id',
      'application.consultant_id',
      'application.status as application_status',
      'application.cover_letter',
      'application.decision_reason',
      'application.decided_at',
      'application.ended_by_silence as application_ended_by_silence',
      'application.created_at as applied_at',
      'application.terms',
      'application.answers',
      'application.agreed_terms',
      'application.passed_over',
      'application.waits_since',
      'application.offered_until',
      'application.first_offered_at',
      'application.undecided_at',
      'application.undo_asked_by',
      'application.undo_asked_at',
      'application.undone_at',
      'application.asked_back_at',
      'application.cancellation_word',
    ])
    .select(isBeingApproved.as('is_being_approved'))
    .$narrowType<OwnApplicationKinds>();

/** An application with its project. */
export type OwnApplicationRow = Awaited<
  ReturnType<ReturnType<typeof selectApplications>['execute']>
>[number];

/** One of the consultant's own applications; null when it is another's or does not exist. */
export async function findOwnApplication(
  db: Db,
  consultant: ConsultantViewer,
  applicationId: ApplicationId,
): Promise<Applied<OwnApplicationRow> | null> {
  const application = await selectApplications(db)
    .where('application.id', '=', applicationId)
    .executeTakeFirst();
  return application && isBy(consultant, application) ? application : null;
}

/** Throws when the application is not the consultant's, for reading back what was just written. */
export async function getOwnApplication(
  db: Db,
  consultant: ConsultantViewer,
  applicationId: ApplicationId,
): Promise<Applied<OwnApplicationRow>> {
  const application = await findOwnApplication(db, consultant, applicationId);
  if (!application) {
    throw new Error(`Consultant ${consultant.userId} has no application ${applicationId}.`);
  }
  return application;
}

/** The consultant's own applications, newest first. */
export async function listOwnApplications(
  db: Db,
  consultant: ConsultantViewer,
  page: PageRequest,
): Promise<Page<Applied<OwnApplicationRow>>> {
  const rows = await selectApplications(db)
    .where('application.consultant_id', '=', consultant.userId)
    .$call((query) =>
      newestFirst(query, page, { createdAt: 'application.created_at', id: 'application.id' }),
    )
    .execute();
  const own = rows.filter((row) => isBy(consultant, row));
  return toPage(own, page.limit, ({ applied_at, application_id }) => ({
    createdAt: applied_at,
    id: application_id,
  }));
}

/** The open projects that the consultant has applied to. */
export async function listAppliedProjectIds(
  db: Db,
  consultant: ConsultantViewer,
): Promise<ProjectId[]> {
  const rows = await db
    .selectFrom('applications as application')
    .innerJoin(selectProjects(db).as('project'), 'project.id', 'application.project_id')
    .select('project.id')
    .where('application.consultant_id', '=', consultant.userId)
    .where('project.status', '=', sql.lit('open'))
    .orderBy('project.id')
    .execute();
  return rows.map(({ id }) => toProjectId(id));
}
