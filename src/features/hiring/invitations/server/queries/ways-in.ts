import { expressionBuilder } from 'kysely';
import type { UserId } from '#access/user.ts';
import type { Db } from '#db/client.ts';
import type { Database } from '#db/schema.ts';
import type { ProjectId } from '#features/hiring/projects/ids.ts';
import type { InvitationId } from '../../ids.ts';
import { unansweredStates } from '../../rules.ts';

/**
 * The invitation that lets this consultant into a row of `projects`, as a column; null where there is none. While the
 * project is open it is the right to read it and to apply to it.
 */
export function accessGrant(consultantId: UserId) {
  const eb = expressionBuilder<Database, 'projects'>();
  return eb
    .selectFrom('invitations as invitation')
    .select('invitation.id')
    .whereRef('invitation.project_id', '=', 'projects.id')
    .where('invitation.consultant_id', '=', consultantId)
    .where('invitation.is_withheld', '=', false)
    .where('invitation.state', 'in', unansweredStates)
    .$castTo<InvitationId | null>();
}

/**
 * The access grant of this consultant to the project, locked: it cannot be answered or withdrawn until this transaction
 * ends.
 */
export const selectGrantToLock = (
  db: Db,
  { consultantId, projectId }: { consultantId: UserId; projectId: ProjectId },
) =>
  db
    .selectFrom('invitations')
    .select('id')
    .where('project_id', '=', projectId)
    .where('consultant_id', '=', consultantId)
    .forUpdate();
