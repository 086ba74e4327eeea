import { sql } from 'kysely';
import type { CompanyId } from '#access/company.ts';
import type { UserId } from '#access/user.ts';
import type { DeclineReason, InvitationState } from '#catalogue/enumerations/invitation.ts';
import type { Db } from '#db/client.ts';
import type { ProjectId } from '#features/hiring/projects/ids.ts';
import { selectProjects } from '#features/hiring/projects/server/queries/project-rows.ts';
import type { InvitationId } from '../../ids.ts';
import { unansweredStates } from '../../rules.ts';

type InvitationKinds = {
  invitationId: InvitationId;
  projectId: ProjectId;
  clientId: UserId;
  companyId: CompanyId;
  consultantId: UserId;
  declineReason: DeclineReason | null;
};

/** `stateOf` as a column: an invitation without an answer ends with the project's being open. */
const stateNow = sql<InvitationState>`case
  when invitation.state in (${sql.join(unansweredStates.map((state) => sql.lit(state)))})
    and project.status <> 'open' then 'expired'
  else invitation.state end`;

/** Invitations as `invitation`, each with its project as `project`. */
export const selectInvitations = (db: Db) =>
  db
    .selectFrom('invitations as invitation')
    .innerJoin(selectProjects(db).as('project'), 'project.id', 'invitation.project_id')
    .select([
      'invitation.id as invitationId',
      'invitation.project_id as projectId',
      'invitation.client_id as clientId',
      'invitation.company_id as companyId',
      'invitation.consultant_id as consultantId',
      'invitation.note',
      'invitation.is_withheld as isWithheld',
      'invitation.created_at as sentAt',
      'invitation.first_read_at as firstReadAt',
      'invitation.answered_at as answeredAt',
      'invitation.application_id as applicationId',
      'invitation.decline_reason as declineReason',
      'invitation.decline_words as declineWords',
      stateNow.as('state'),
    ])
    .$narrowType<InvitationKinds>();

/** Only those that are in this state now; all of them without one. */
export const inState = (state: InvitationState | undefined) =>
  state ? sql<boolean>`${stateNow} = ${state}` : sql<boolean>`true`;

/** An invitation with what has become of it. */
export type InvitationRow = Awaited<
  ReturnType<ReturnType<typeof selectInvitations>['execute']>
>[number];
