import { useQueryClient } from '@tanstack/react-query';
import { messageOf } from '#lib/api/problem.ts';
import { notify } from '#ui/feedback/notify.ts';
import { useDecision } from '#ui/feedback/use-decision.ts';
import { replyWords } from '../messages.ts';
import { mailRepliesApi } from '../queries.ts';

/** Sends or discards a reply by mail once, says so, and shows the conversation as it is then. */
export function useReplyDecision(replyId: string, onSent?: (threadId: string) => void) {
  const queryClient = useQueryClient();
  const { tryToDecide, isDeciding, decided } = useDecision({
    send: async (change: 'send' | 'discard', call) => {
      if (change === 'send') return (await mailRepliesApi.send({ replyId }, call)).threadId;
      await mailRepliesApi.discard({ replyId }, call);
      return undefined;
    },
    done: (change) => (change === 'send' ? replyWords.sent : replyWords.discarded),
    refusal: (error) =>
      messageOf(
        error,
        ...(['REPLY_NOT_FOUND', 'NOT_APPROVED', 'PERSON_BLOCKED'] as const),
        ...(['PERSON_AWAY', 'TOO_MANY_MESSAGES', 'TOO_MANY_THREADS'] as const),
        ...(['FILES_REFUSED', 'TOO_MANY_FILES', 'FILES_BUSY'] as const),
      ),
    onEnd: () => undefined,
    refresh: async (threadId) => {
      await queryClient.invalidateQueries({ queryKey: ['threads'] });
      if (threadId !== undefined) onSent?.(threadId);
    },
  });
  return {
    isDeciding,
    isDecided: decided !== undefined,
    decide: (change: 'send' | 'discard') =>
      void tryToDecide(change).catch(() => notify.error('Error', replyWords.failed)),
  };
}
