import { sql } from 'kysely';
import type { UserId } from '#access/user.ts';
import type { DeclineReason } from '#catalogue/enumerations/invitation.ts';
import type { ProjectStatus } from '#catalogue/enumerations/project.ts';
import type { Db } from '#db/client.ts';
import type { ProjectId } from '#features/hiring/projects/ids.ts';
import { selectProjects } from '#features/hiring/projects/server/queries/project-rows.ts';
import { peopleWithEmail } from '#features/identity/accounts/server/queries/people.ts';
import { companyStandings } from '#features/identity/memberships/server/queries/members.ts';
import type { InvitationId } from '../../ids.ts';
import type { StoredState } from '../../rules.ts';

const selectLetters = (db: Db) =>
  db
    .selectFrom('invitations as invitation')
    .innerJoin(selectProjects(db).as('project'), 'project.id', 'invitation.project_id')
    .innerJoin(peopleWithEmail(db).as('client'), 'client.user_id', 'invitation.client_id')
    .innerJoin(companyStandings(db).as('company'), 'company.id', 'invitation.company_id')
    .innerJoin(
      peopleWithEmail(db).as('consultant'),
      'consultant.user_id',
      'invitation.consultant_id',
    )
    .select((eb) => [
      'invitation.state',
      'invitation.note',
      'invitation.is_withheld as isWithheld',
      'invitation.decline_reason as declineReason',
      'invitation.decline_words as declineWords',
      'project.id as projectId',
      'project.title as projectTitle',
      'project.status as projectStatus',
      'client.user_id as clientId',
      'consultant.user_id as consultantId',
      'client.email as clientEmail',
      'client.first_name as clientFirstName',
      'client.last_name as clientLastName',
      sql<Date | null>`coalesce(client.suspended_at, company.suspended_at)`.as('clientSuspendedAt'),
      'client.leaving_at as clientLeavingAt',
      eb
        .and([
          eb('client.approved_at', 'is not', null),
          eb('client.suspended_at', 'is', null),
          eb('company.suspended_at', 'is', null),
        ])
        .$castTo<boolean>()
        .as('clientIsApproved'),
      'consultant.email as consultantEmail',
      'consultant.first_name as consultantFirstName',
      'consultant.last_name as consultantLastName',
      'consultant.suspended_at as consultantSuspendedAt',
      'consultant.leaving_at as consultantLeavingAt',
    ])
    .$narrowType<{
      state: StoredState;
      declineReason: DeclineReason | null;
      projectId: ProjectId;
      projectStatus: ProjectStatus;
      clientId: UserId;
      consultantId: UserId;
    }>();

/** Both sides of an invitation with their addresses, for the mails between them. */
export type Letter = Awaited<ReturnType<ReturnType<typeof selectLetters>['execute']>>[number];

/** What is to be written about this invitation; null when one of the two has left meanwhile. */
export async function findLetter(db: Db, invitationId: InvitationId): Promise<Letter | null> {
  const letter = await selectLetters(db)
    .where('invitation.id', '=', invitationId)
    .executeTakeFirst();
  return letter ?? null;
}
