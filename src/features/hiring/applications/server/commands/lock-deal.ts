import type { Tx } from '#db/client.ts';
import { findProposingSide } from '#features/hiring/completions/server/queries/completions.ts';
import type { ProjectId } from '#features/hiring/projects/ids.ts';
import { lockProject } from '#features/hiring/projects/server/commands/change-project.ts';
import type { ApplicationId } from '../../ids.ts';
import type { Side } from '../../rules/life-cycle.ts';

/** Locks the project of an accepted application, and answers how the deal stands; null where it is none. */
export async function lockDeal(
  tx: Tx,
  { id, projectId }: { id: ApplicationId; projectId: ProjectId },
) {
  const projectStatus = await lockProject(tx, projectId);
  const application = await tx
    .selectFrom('applications')
    .select(['status', 'decided_at as decidedAt', 'undo_asked_by as undoAskedBy'])
    .where('id', '=', id)
    .where('status', '=', 'accepted')
    .$narrowType<{ status: 'accepted'; undoAskedBy: Side | null }>()
    .executeTakeFirst();
  if (!application || !projectStatus) return null;
  return { ...application, projectStatus, proposedBy: await findProposingSide(tx, id) };
}
