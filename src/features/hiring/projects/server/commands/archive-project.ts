import type { Tx } from '#db/client.ts';
import type { Services } from '#server/services.ts';
import type { Owned } from '../../policy.ts';
import { isClosed } from '../../rules/life-cycle.ts';
import type { ProjectRow } from '../queries/project-rows.ts';
import type { ProjectOutcome } from './change-project.ts';

/** Puts a closed project away, for its client alone. One that is archived already keeps its time. */
export async function archiveProject(
  tx: Tx,
  { clock }: Pick<Services, 'clock'>,
  project: Owned<ProjectRow>,
): Promise<ProjectOutcome> {
  // No transition leaves a closed status, so the status that was read still holds.
  if (!isClosed(project.status)) return { refused: 'PROJECT_STATE' };
  await tx
    .updateTable('projects')
    .set({ archived_at: clock.now() })
    .where('id', '=', project.id)
    .where('archived_at', 'is', null)
    .execute();
  return { refused: null };
}

/** Brings an archived project back into its client's list. */
export async function unarchiveProject(
  tx: Tx,
  project: Owned<ProjectRow>,
): Promise<{ refused: null }> {
  await tx
    .updateTable('projects')
    .set({ archived_at: null })
    .where('id', '=', project.id)
    .execute();
  return { refused: null };
}
