import type { CorrespondentViewer } from '#access/viewer.ts';
import type { Tx } from '#db/client.ts';
import { tellLive } from '#features/live-events/server/commands.ts';
import type { HeldThread } from '#features/messages/server/commands/hold-thread.ts';

/** Tells the browsers of both that something about a call has changed; of one who has blocked this person, only what ends it. */
export const tellOfCall = (
  tx: Tx,
  { userId }: CorrespondentViewer,
  { clientId, consultantId, theirBlockedAt }: HeldThread,
  { callId, isOver = false }: { callId: string; isOver?: boolean },
): Promise<void> => {
  const personIds = theirBlockedAt === null || isOver ? [clientId, consultantId] : [userId];
  return tellLive(tx, [{ personIds, topic: 'call', subjectId: callId }]);
};
