import { useQueryClient } from '@tanstack/react-query';
import { messageOf } from '#lib/api/problem.ts';
import { useDecision } from '#ui/feedback/use-decision.ts';
import { confirmedToast, projectChangedMeanwhile } from '../messages.ts';
import { ownProjectQuery, projectsApi } from '../queries.ts';

/** Says that a project is still open. Where it has changed meanwhile, says so and shows it as it is now. */
export function useConfirmOpen(projectId: string, { onDone }: { onDone: () => void }) {
  const queryClient = useQueryClient();
  const { tryToDecide, isDeciding, failed } = useDecision({
    send: (_: 'still-open', call) => projectsApi.confirmOpen({ projectId }, call),
    done: () => confirmedToast,
    refusal: (error) => messageOf(error, 'PROJECT_STATE') && projectChangedMeanwhile,
    onEnd: () => undefined,
    refresh(project) {
      if (project) queryClient.setQueryData(ownProjectQuery(projectId).queryKey, project);
      return Promise.all([
        queryClient.invalidateQueries({ queryKey: ['projects'] }),
        queryClient.invalidateQueries({ queryKey: ['answers'] }),
      ]);
    },
  });
  return {
    confirm: () => void tryToDecide('still-open').then(onDone, () => undefined),
    isConfirming: isDeciding,
    hasFailed: failed !== undefined,
  };
}
