import type { CorrespondentViewer } from '#access/viewer.ts';
import type { Tx } from '#db/client.ts';
import { tellLive } from '#features/live-events/server/commands.ts';
import type { HeldThread } from '#features/messages/server/commands/hold-thread.ts';

/**
 * Tells the browsers of both that something about a call has changed. Whoever has blocked this person hears of it only where both see
 * it all the same: the end of a call that they had agreed on.
 */
export const tellOfCall = (
  tx: Tx,
  { userId }: CorrespondentViewer,
  { clientId, consultantId, theirBlockedAt }: HeldThread,
  { callId, isForBoth = false }: { callId: string; isForBoth?: boolean },
): Promise<void> => {
  const personIds = theirBlockedAt === null || isForBoth ? [clientId, consultantId] : [userId];
  return tellLive(tx, [{ personIds, topic: 'call', subjectId: callId }]);
};
