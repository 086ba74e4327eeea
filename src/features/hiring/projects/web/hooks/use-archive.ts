import { useQueryClient } from '@tanstack/react-query';
import { messageOf } from '#lib/api/problem.ts';
import { useDecision } from '#ui/feedback/use-decision.ts';
import type { OwnProject } from '../../contract/project-views.ts';
import { archivedToast, projectChangedMeanwhile, unarchivedToast } from '../messages.ts';
import { ownProjectQuery, projectsApi } from '../queries.ts';

/** Puts a closed project away, or brings it back. */
export function useArchive({ id: projectId }: OwnProject, { onDone }: { onDone?: () => void }) {
  const queryClient = useQueryClient();
  const { tryToDecide, isDeciding, failed } = useDecision({
    send: (change: 'archive' | 'unarchive', call) => projectsApi[change]({ projectId }, call),
    done: (change) => (change === 'archive' ? archivedToast : unarchivedToast),
    refusal: (error) => messageOf(error, 'PROJECT_STATE') && projectChangedMeanwhile,
    onEnd: () => undefined,
    async refresh(project) {
      if (project) queryClient.setQueryData(ownProjectQuery(projectId).queryKey, project);
      await queryClient.invalidateQueries({ queryKey: ['projects', 'own'] });
    },
  });
  return {
    change: (change: 'archive' | 'unarchive') =>
      void tryToDecide(change).then(onDone, () => undefined),
    isChanging: isDeciding,
    hasFailed: failed !== undefined,
  };
}
