import { sql } from 'kysely';
import type { UserId } from '#access/user.ts';
import type { Db } from '#db/client.ts';
import { applicationsBetween } from '#features/hiring/applications/server/queries/ties.ts';
import { selectProjects } from '#features/hiring/projects/server/queries/project-rows.ts';
import { people } from '#features/identity/accounts/server/queries/people.ts';
import {
  approvingRoles,
  companyMembers,
} from '#features/identity/memberships/server/queries/members.ts';

/**
 * The approvals that are waited for, as pending for each member who may approve; with the member who asked. The id is
 * that of the application, on whose page it is decided.
 */
export const approvalsThatWait = (db: Db) =>
  db
    .selectFrom('deal_approvals as approval')
    .innerJoin(
      applicationsBetween(db).as('application'),
      'application.id',
      'approval.application_id',
    )
    .innerJoin(selectProjects(db).as('project'), 'project.id', 'application.project_id')
    .innerJoin(companyMembers(db).as('member'), 'member.company_id', 'application.company_id')
    .innerJoin(people(db).as('approver'), 'approver.user_id', 'member.user_id')
    .leftJoin(people(db).as('asker'), 'asker.user_id', 'approval.asked_by')
    .where('approval.state', '=', sql.lit('waiting'))
    .where('application.status', '=', sql.lit('pending'))
    .where('project.status', '=', sql.lit('open'))
    .where('member.role', 'in', [...approvingRoles])
    .where('approver.approved_at', 'is not', null)
    .where('approver.suspended_at', 'is', null)
    .select([
      'approval.application_id as id',
      'application.title as projectTitle',
      'member.user_id as userId',
      'asker.first_name as firstName',
      'asker.last_name as lastName',
      'approval.asked_at as since',
      sql<string | null>`null::date`.as('endsOn'),
    ])
    .$narrowType<{ userId: UserId }>();
