import type { Tx } from '#db/client.ts';
import { publishChanges } from '#features/notifications/change-events/server/commands.ts';

/**
 * Tells the browsers of both sides that something about an invitation has changed; of a withheld one its client alone.
 */
export async function notifyOfInvitation(tx: Tx, invitationId: string): Promise<void> {
  const invitation = await tx
    .selectFrom('invitations')
    .select(['client_id', 'consultant_id', 'is_withheld'])
    .where('id', '=', invitationId)
    .executeTakeFirstOrThrow();
  const { client_id, consultant_id, is_withheld } = invitation;
  const personIds = is_withheld ? [client_id] : [client_id, consultant_id];
  await publishChanges(tx, [{ personIds, topic: 'invitation', subjectId: invitationId }]);
}
