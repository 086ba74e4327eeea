import { useQueryClient } from '@tanstack/react-query';
import { useDecision } from '#ui/feedback/use-decision.ts';
import { queueApi, queueQuery } from '../queries/queue.ts';

/** Lets failures run again, and shows the queue as it is then. */
export function useRetryFailures() {
  const queryClient = useQueryClient();
  return useDecision({
    send: (failureIds: string[], call) => queueApi.retry({ failureIds }, call),
    done: (_, { retried }) =>
      retried === 0
        ? { title: 'Nothing to Try', description: 'Another admin was quicker.' }
        : {
            title: 'Tried Again',
            description: retried === 1 ? 'The job runs again.' : `${retried} jobs run again.`,
          },
    refusal: () => undefined,
    onEnd: () => undefined,
    refresh: (answer) =>
      answer
        ? queryClient.setQueryData(queueQuery.queryKey, answer.queue)
        : queryClient.invalidateQueries({ queryKey: queueQuery.queryKey }),
  });
}
