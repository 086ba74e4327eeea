import type { Tx } from '#db/client.ts';
import type { Owned } from '#features/hiring/projects/policy.ts';
import type { Services } from '#server/services.ts';
import type { ReceivedApplicationRow } from '../queries/received-applications.ts';

/** The client has opened an application; the first time counts. */
export async function markRead(
  tx: Tx,
  { clock }: Pick<Services, 'clock'>,
  application: Owned<ReceivedApplicationRow>,
): Promise<{ refused: null }> {
  await tx
    .updateTable('applications')
    .set({ first_read_at: clock.now() })
    .where('id', '=', application.id)
    .where('first_read_at', 'is', null)
    .execute();
  return { refused: null };
}
