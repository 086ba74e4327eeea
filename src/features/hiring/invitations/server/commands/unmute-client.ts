import type { Tx } from '#db/client.ts';
import type { ReceivedInvitationRow } from '../queries/received-invitations.ts';

/** From now on the invitations of this client's company arrive again. */
export async function unmuteClient(
  tx: Tx,
  { companyId, consultantId }: ReceivedInvitationRow,
): Promise<{ refused: null }> {
  await tx
    .deleteFrom('invitation_mutes')
    .where('consultant_id', '=', consultantId)
    .where('company_id', '=', companyId)
    .execute();
  return { refused: null };
}
