import { sql } from 'kysely';
import type { CompanyId } from '#access/company.ts';
import type { UserId } from '#access/user.ts';
import type { ApplicationStatus } from '#catalogue/enumerations/application.ts';
import type { Db } from '#db/client.ts';
import { selectProjects } from '#features/hiring/projects/server/queries/project-rows.ts';

/** A client's company and a consultant. */
export interface Pair {
  companyId: CompanyId;
  consultantId: UserId;
}

/**
 * Applications with the client, the company and the consultant they are between, and the id, title and company of the
 * project, to be joined.
 */
export const applicationsBetween = (db: Db) =>
  db
    .selectFrom('applications')
    .innerJoin(selectProjects(db).as('project'), 'project.id', 'applications.project_id')
    .select([
      'applications.id',
      'applications.consultant_id',
      'applications.status',
      'applications.created_at',
      'applications.offered_until',
      'project.id as project_id',
      'project.client_id',
      'project.company_id',
      'project.title',
      'project.company_name',
    ])
    .$narrowType<{ status: ApplicationStatus }>();

/** Applications with their consultants alone, to be joined. */
export const consultantsOfApplications = (db: Db) =>
  db.selectFrom('applications').select(['applications.id', 'applications.consultant_id']);

/**
 * What ties a consultant to a company: the accepted application to one of its projects, else the last one they have
 * sent.
 */
export type Tie = Awaited<ReturnType<typeof listTies>>[number];

/**
 * The ties between these companies and consultants, one for each two that have any; of many companies or many
 * consultants.
 */
export function listTies(
  db: Db,
  {
    companyIds,
    consultantIds,
  }: { companyIds: readonly CompanyId[]; consultantIds: readonly UserId[] },
) {
  return db
    .selectFrom('applications as application')
    .innerJoin(selectProjects(db).as('project'), 'project.id', 'application.project_id')
    .distinctOn(['project.company_id', 'application.consultant_id'])
    .select((eb) => [
      'project.company_id as companyId',
      'application.consultant_id as consultantId',
      eb('application.status', '=', 'accepted').$castTo<boolean>().as('isAccepted'),
      'project.company_name as companyName',
      'project.contact_name as contactName',
      'project.contact_email as contactEmail',
      'project.phone as contactPhone',
    ])
    .where(sql<boolean>`project.company_id = any(${companyIds}::uuid[])`)
    .where(sql<boolean>`application.consultant_id = any(${consultantIds}::uuid[])`)
    .orderBy('project.company_id')
    .orderBy('application.consultant_id')
    .orderBy(sql`(application.status = 'accepted')`, 'desc')
    .orderBy('application.created_at', 'desc')
    .$narrowType<{ companyId: CompanyId; consultantId: UserId }>()
    .execute();
}
