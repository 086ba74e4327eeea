import type { Tx } from '#db/client.ts';
import type { ReceivedInvitationRow } from '../queries/received-invitations.ts';

/** From now on the invitations of this client arrive again. */
export async function unmuteClient(
  tx: Tx,
  { clientId, consultantId }: ReceivedInvitationRow,
): Promise<{ refused: null }> {
  await tx
    .deleteFrom('invitation_mutes')
    .where('consultant_id', '=', consultantId)
    .where('client_id', '=', clientId)
    .execute();
  return { refused: null };
}
