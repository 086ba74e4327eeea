import type { Tx } from '#db/client.ts';
import type { Services } from '#server/services.ts';
import type { ReceivedInvitationRow } from '../queries/received-invitations.ts';
import { notifyOfInvitation } from './notify-of-invitation.ts';

/** The consultant has opened an invitation; the first time counts, and only while it waits. */
export async function markRead(
  tx: Tx,
  { clock }: Pick<Services, 'clock'>,
  { invitationId }: ReceivedInvitationRow,
): Promise<{ refused: null }> {
  const { numUpdatedRows } = await tx
    .updateTable('invitations')
    .set({ state: 'read', first_read_at: clock.now() })
    .where('id', '=', invitationId)
    .where('state', '=', 'sent')
    .executeTakeFirst();
  if (numUpdatedRows > 0n) await notifyOfInvitation(tx, invitationId);
  return { refused: null };
}
