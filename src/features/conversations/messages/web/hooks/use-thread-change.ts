import { useQueryClient } from '@tanstack/react-query';
import { messageOf } from '#lib/api/problem.ts';
import { notify } from '#ui/feedback/notify.ts';
import { useDecision } from '#ui/feedback/use-decision.ts';
import type { Thread } from '../../contract/thread-views.ts';
import { messageWords, toastsAbout } from '../messages.ts';
import { threadQuery, threadsApi } from '../queries.ts';

/** What can be changed of a whole conversation, by the one who asks and for them alone. */
export type ThreadChange =
  | 'archive'
  | 'unarchive'
  | 'block'
  | 'unblock'
  | 'shareContact'
  | 'unshareContact';

/** Changes a conversation once, says so, and shows it as it is then. */
export function useThreadChange({ id: threadId, other }: Thread, onEnd: () => void) {
  const queryClient = useQueryClient();
  const about = toastsAbout(other.name);
  const words: Record<ThreadChange, { title: string; description: string }> = {
    archive: messageWords.archived,
    unarchive: messageWords.unarchived,
    block: about.blocked,
    unblock: about.unblocked,
    shareContact: about.shared,
    unshareContact: about.unshared,
  };
  const decision = useDecision({
    send: (change: ThreadChange, call) => threadsApi[change]({ threadId }, call),
    done: (change) => words[change],
    refusal: (error) => messageOf(error, 'THREAD_NOT_FOUND', 'NOT_APPROVED'),
    onEnd,
    refresh: (changed: Thread | undefined) => {
      if (changed) queryClient.setQueryData(threadQuery(threadId).queryKey, changed);
      return queryClient.invalidateQueries({ queryKey: ['threads'] });
    },
  });
  return {
    ...decision,
    /** Where no dialog stands open that could show a failure. */
    decideOrTell: (change: ThreadChange) =>
      void decision
        .tryToDecide(change)
        .catch(() => notify.error('Error', messageWords.changeFailed)),
  };
}
