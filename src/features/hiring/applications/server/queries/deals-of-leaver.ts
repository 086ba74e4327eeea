import { sql } from 'kysely';
import type { CompanyId } from '#access/company.ts';
import type { UserId } from '#access/user.ts';
import type { Db } from '#db/client.ts';
import type { ProjectId } from '#features/hiring/projects/ids.ts';
import { selectProjects } from '#features/hiring/projects/server/queries/project-rows.ts';
import { people } from '#features/identity/accounts/server/queries/people.ts';
import { companyMembers } from '#features/identity/memberships/server/queries/members.ts';
import type { ApplicationId } from '../../ids.ts';

/** Accepted applications, also those whose acceptance was undone, that this user is one side of: `application`. */
const selectDealsOf = (db: Db, userId: UserId) =>
  db
    .selectFrom('applications as application')
    .innerJoin(selectProjects(db).as('project'), 'project.id', 'application.project_id')
    .where((eb) =>
      eb.or([
        eb('application.status', '=', 'accepted'),
        eb('application.undone_at', 'is not', null),
      ]),
    )
    .where((eb) =>
      eb.or([eb('application.consultant_id', '=', userId), eb('project.client_id', '=', userId)]),
    );

/**
 * The deals of a user that stay with the other side when the user is erased, to be joined. The other side is a company
 * with members, or a consultant who has not been erased.
 */
export const dealsThatStay = (db: Db, userId: UserId) =>
  selectDealsOf(db, userId)
    .where((eb) =>
      eb
        .case()
        .when('application.consultant_id', '=', userId)
        .then(
          eb.exists(
            companyMembers(db).where(sql<boolean>`company_members.company_id = project.company_id`),
          ),
        )
        .else(
          eb.exists(
            people(db)
              .where(sql<boolean>`profiles.user_id = application.consultant_id`)
              .where('profiles.is_former', '=', false),
          ),
        )
        .end(),
    )
    .select([
      'application.id',
      'application.consultant_id',
      'project.id as project_id',
      'project.company_id',
    ])
    .$narrowType<{ id: ApplicationId; consultant_id: UserId; project_id: ProjectId }>();

/** The deals of a consultant whose company no one acts for any more: with the consultant the last side goes. */
export const listDealsThatGo = (db: Db, userId: UserId) =>
  selectDealsOf(db, userId)
    .where('application.consultant_id', '=', userId)
    .where(({ not, exists }) =>
      not(
        exists(
          companyMembers(db).where(sql<boolean>`company_members.company_id = project.company_id`),
        ),
      ),
    )
    .select(['application.id', 'project.id as projectId', 'project.company_id as companyId'])
    .$narrowType<{ id: ApplicationId; projectId: ProjectId; companyId: CompanyId }>()
    .execute();
