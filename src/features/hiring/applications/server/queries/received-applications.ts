import { sql } from 'kysely';
import type { CompanyId } from '#access/company.ts';
import type { UserId } from '#access/user.ts';
import type { ApprovedClientViewer } from '#access/viewer.ts';
import type { ApplicationStage, ApplicationStatus } from '#catalogue/enumerations/application.ts';
import type { Availability } from '#catalogue/enumerations/availability.ts';
import type { PreferredDuration } from '#catalogue/enumerations/engagement-length.ts';
import type { Country, Timezone } from '#catalogue/enumerations/places.ts';
import type { ProjectStatus } from '#catalogue/enumerations/project.ts';
import type { WorkArrangement } from '#catalogue/enumerations/work-arrangement.ts';
import type { Db } from '#db/client.ts';
import { latestCompletion } from '#features/hiring/completions/server/queries/completions.ts';
import { latestApproval } from '#features/hiring/deal-approvals/server/queries/approvals.ts';
import type { ProjectId } from '#features/hiring/projects/ids.ts';
import { belongsTo, type Owned } from '#features/hiring/projects/policy.ts';
import { selectProjects } from '#features/hiring/projects/server/queries/project-rows.ts';
import { people, peopleAndFormer } from '#features/identity/accounts/server/queries/people.ts';
import { companies } from '#features/identity/memberships/server/queries/memberships.ts';
import { consultantProfiles } from '#features/profiles/consultants/server/queries/profile-rows.ts';
import { photoFiles } from '#features/profiles/photos/server/queries.ts';
import type { ApplicationId } from '../../ids.ts';
import type { Side } from '../../rules/life-cycle.ts';

type ReceivedApplicationKinds = {
  id: ApplicationId;
  project_id: ProjectId;
  consultant_id: UserId;
  company_id: CompanyId;
  status: ApplicationStatus;
  project_status: ProjectStatus;
  availability: Availability | null;
  work_arrangement: WorkArrangement | null;
  country: Country | null;
  timezone: Timezone | null;
  preferred_project_duration: PreferredDuration | null;
  undo_asked_by: Side | null;
  stage: ApplicationStage;
};

/** Without the texts of each: lists would carry a lot of text that is not read in them. */
const portfolioTitles = sql<
  string[] | null
>`jsonb_path_query_array(consultant.portfolio_projects, '$[*].title')`;

/** Applications with their consultants, each with its project; a former consultant has no profile. */
export const selectReceived = (db: Db) =>
  db
    .selectFrom('applications as application')
    .innerJoin(selectProjects(db).as('project'), 'project.id', 'application.project_id')
    .leftJoin(consultantProfiles(db).as('consultant'), 'consultant.user_id', 'consultant_id')
    .innerJoin(peopleAndFormer(db).as('profile'), 'profile.user_id', 'consultant_id')
    .leftJoin(photoFiles(db), (join) => join.onRef('photo.id', '=', 'consultant.photo_id'))
    .leftJoin(people(db).as('decider'), 'decider.user_id', 'application.decided_by')
    .leftJoin(people(db).as('approver'), 'approver.user_id', 'application.approved_by')
    .innerJoin(companies(db).as('company'), 'company.id', 'project.company_id')
    .leftJoinLateral(latestApproval(db).as('latest'), (join) => join.onTrue())
    .leftJoinLateral(latestCompletion(db).as('latest_completion'), (join) => join.onTrue())
    .select([
      'application.id',
      'application.project_id',
      'application.consultant_id',
      'application.status',
      'application.cover_letter',
      'application.decision_reason',
      'application.decided_at',
      'application.ended_by_silence',
      'application.created_at',
      'application.first_read_at',
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
      'application.stage',
      'application.is_starred',
      'application.client_note',
      'application.decided_by',
      'decider.first_name as decider_first_name',
      'decider.last_name as decider_last_name',
      'application.approved_by',
      'approver.first_name as approver_first_name',
      'approver.last_name as approver_last_name',
      'company.approval_above_usd',
      'project.company_id',
      'project.status as project_status',
      'project.closed_at as project_closed_at',
      'project.closing_reason as project_closing_reason',
      'project.ended_by_silence as project_ended_by_silence',
      'project.title as project_title',
      'profile.first_name',
      'profile.last_name',
      'profile.email',
      'profile.is_former',
      'consultant.shows_photo_to_clients',
      'consultant.phone',
      'consultant.linkedin_url',
      'consultant.website_url',
      'consultant.title',
      'consultant.city',
      'consultant.country',
      'consultant.timezone',
      'consultant.work_arrangement',
      'consultant.hourly_rate_usd',
      'consultant.availability',
      'consultant.available_from',
      'consultant.years_experience',
      'consultant.summary',
      'consultant.experience',
      'consultant.hours_per_week',
      'consultant.preferred_project_duration',
      'consultant.primary_skills',
      'consultant.skill_modules',
      'consultant.secondary_skills',
      'consultant.certifications',
      'photo.blurred_file',
      'photo.medium_file',
    ])
    .selectAll('latest')
    .selectAll('latest_completion')
    .select(portfolioTitles.as('portfolio_titles'))
    .$narrowType<ReceivedApplicationKinds>();

/** An application with its consultant, for the client of its project. */
export type ReceivedApplicationRow = Awaited<
  ReturnType<ReturnType<typeof selectReceived>['execute']>
>[number];

/** An application to a project of the client's company; null when it is to another or does not exist. */
export async function findReceivedApplication(
  db: Db,
  client: ApprovedClientViewer,
  applicationId: ApplicationId,
): Promise<Owned<ReceivedApplicationRow> | null> {
  const application = await selectReceived(db)
    .where('application.id', '=', applicationId)
    .executeTakeFirst();
  return application && belongsTo(client, application) ? application : null;
}

/** Throws when the application is not to a project of the company's, for reading back what was just decided. */
export async function getReceivedApplication(
  db: Db,
  client: ApprovedClientViewer,
  applicationId: ApplicationId,
): Promise<Owned<ReceivedApplicationRow>> {
  const application = await findReceivedApplication(db, client, applicationId);
  if (!application) {
    throw new Error(`Client ${client.userId} has received no application ${applicationId}.`);
  }
  return application;
}
