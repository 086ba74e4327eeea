import type { CompanyId } from '#access/company.ts';
import type { UserId } from '#access/user.ts';
import type { WorkArrangement } from '#catalogue/enumerations/work-arrangement.ts';
import type { Db } from '#db/client.ts';
import type { ProjectId } from '#features/hiring/projects/ids.ts';
import { selectProjects } from '#features/hiring/projects/server/queries/project-rows.ts';
import { people } from '#features/identity/accounts/server/queries/people.ts';
import type { ApplicationId } from '../../ids.ts';

/** What an accepted application and its project say, for what is written about the deal; null for any other. */
export const findAgreedDeal = async (db: Db, applicationId: ApplicationId) =>
  (await db
    .selectFrom('applications as application')
    .innerJoin(selectProjects(db).as('project'), 'project.id', 'application.project_id')
    .leftJoin(people(db).as('consultant'), 'consultant.user_id', 'application.consultant_id')
    .select([
      'application.consultant_id as consultantId',
      'application.agreed_terms as terms',
      'application.status',
      'consultant.first_name as firstName',
      'consultant.last_name as lastName',
      'project.id as projectId',
      'project.status as projectStatus',
      'project.company_id as companyId',
      'project.title',
      'project.description',
      'project.start_date as startDate',
      'project.contact_name as contactName',
      'project.work_arrangement as workArrangement',
      'project.place',
    ])
    .where('application.id', '=', applicationId)
    .where('application.status', '=', 'accepted')
    .$narrowType<{
      status: 'accepted';
      consultantId: UserId;
      projectId: ProjectId;
      companyId: CompanyId;
      workArrangement: WorkArrangement | null;
    }>()
    .executeTakeFirst()) ?? null;

export type AgreedDeal = NonNullable<Awaited<ReturnType<typeof findAgreedDeal>>>;
