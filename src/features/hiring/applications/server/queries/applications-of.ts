import type { UserId, UserType } from '#access/user.ts';
import type { ApplicationStatus } from '#catalogue/enumerations/application.ts';
import type { Db } from '#db/client.ts';
import { newestFirst } from '#db/newest-first.ts';
import { selectProjects } from '#features/hiring/projects/server/queries/project-rows.ts';
import { people } from '#features/identity/accounts/server/queries/people.ts';
import { type PageRequest, toPage } from '#lib/api/cursor.ts';

const selectBetween = (db: Db) =>
  db
    .selectFrom('applications as application')
    .innerJoin(selectProjects(db).as('project'), 'project.id', 'application.project_id')
    .innerJoin(people(db).as('client'), 'client.user_id', 'project.client_id')
    .innerJoin(people(db).as('consultant'), 'consultant.user_id', 'application.consultant_id')
    .select([
      'application.id',
      'application.status',
      'application.cover_letter as coverLetter',
      'application.decision_reason as decisionReason',
      'application.cancellation_word as cancellationWord',
      'application.created_at as createdAt',
      'application.decided_at as decidedAt',
      'application.first_read_at as firstReadAt',
      'project.id as projectId',
      'project.title as projectTitle',
      'client.user_id as clientId',
      'client.first_name as clientFirstName',
      'client.last_name as clientLastName',
      'consultant.user_id as consultantId',
      'consultant.first_name as consultantFirstName',
      'consultant.last_name as consultantLastName',
    ])
    .$narrowType<{ status: ApplicationStatus }>();

/** An application with the two people it is between, for admins. */
export type ApplicationBetween = Awaited<
  ReturnType<ReturnType<typeof selectBetween>['execute']>
>[number];

/** The applications that a user has sent, or, of a client, received; newest first, for admins. */
export async function listApplicationsOf(
  db: Db,
  { userId, userType }: { userId: UserId; userType: UserType },
  page: PageRequest,
) {
  const person = userType === 'client' ? 'project.client_id' : 'application.consultant_id';
  const rows = await selectBetween(db)
    .where(person, '=', userId)
    .$call((query) =>
      newestFirst(query, page, { createdAt: 'application.created_at', id: 'application.id' }),
    )
    .execute();
  return toPage(rows, page.limit, ({ createdAt, id }) => ({ createdAt, id }));
}
