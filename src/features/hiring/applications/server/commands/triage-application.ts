import type { ApplicationStage } from '#catalogue/enumerations/application.ts';
import type { Tx } from '#db/client.ts';
import type { Owned } from '#features/hiring/projects/policy.ts';
import type { ReceivedApplicationRow } from '../queries/received-applications.ts';

/** What a client changes of how an application is sorted; what is left out stays. */
interface Triage {
  stage?: ApplicationStage | undefined;
  isStarred?: boolean | undefined;
  note?: string | undefined;
}

/** Sorts an application for its client. No one is told: rows keep their places in every open list. */
export async function triageApplication(
  tx: Tx,
  { id, ...before }: Owned<ReceivedApplicationRow>,
  { stage, isStarred, note }: Triage,
): Promise<
  { refused: null } & Pick<ReceivedApplicationRow, 'stage' | 'is_starred' | 'client_note'>
> {
  const changed = {
    ...(stage !== undefined && { stage }),
    ...(isStarred !== undefined && { is_starred: isStarred }),
    ...(note !== undefined && { client_note: note }),
  };
  if (Object.keys(changed).length > 0) {
    await tx.updateTable('applications').set(changed).where('id', '=', id).execute();
  }
  return { refused: null, ...before, ...changed };
}
