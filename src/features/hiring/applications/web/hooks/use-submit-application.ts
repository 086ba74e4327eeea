import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { asApiProblem } from '#lib/api/problem.ts';
import { useIntentKey } from '#lib/api/use-intent-key.ts';
import { notify } from '#ui/feedback/notify.ts';
import { applyMessages } from '../messages.ts';
import { applyingApi, applyViewQuery } from '../queries/consultant-queries.ts';

/**
 * Sends an application, once whatever is clicked. `sendElsewhere` leads people whose application cannot be taken to
 * the page that helps, and answers whether it did.
 */
export function useSubmitApplication(projectId: string) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const intent = useIntentKey();

  const { mutateAsync: submit } = useMutation({
    mutationFn: (application: Omit<Parameters<typeof applyingApi.submit>[0], 'projectId'>) =>
      applyingApi.submit(
        { projectId, ...application },
        { context: { idempotencyKey: intent.current() } },
      ),
    onSuccess: async () => {
      intent.renew();
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: ['applications', 'own'] }),
        queryClient.invalidateQueries({ queryKey: ['invitations'] }),
      ]);
    },
    onError: (error) => {
      // A refusal stored nothing. Without an answer the letter may have arrived, and is sent again under its key.
      if (asApiProblem(error)) intent.renew();
    },
  });

  async function sendElsewhere(error: unknown): Promise<boolean> {
    const problem = asApiProblem(error);
    if (problem?.status === 401) {
      notify.error(applyMessages.signInAgain);
      const next = `/project/${projectId}/apply`;
      await navigate({ to: '/auth', search: { type: 'consultant', mode: 'signin', next } });
      return true;
    }
    switch (problem?.code) {
      case 'ALREADY_APPLIED':
        await queryClient.invalidateQueries({ queryKey: ['applications', 'own'] });
        await navigate({
          to: '/consultant/portal',
          search: { tab: 'projects', notice: 'already-applied' },
        });
        return true;
      case 'PROJECT_NOT_FOUND':
        await queryClient.invalidateQueries({ queryKey: ['projects', 'open'] });
        await navigate({
          to: '/consultant/portal',
          search: { tab: 'projects', notice: 'project-not-found' },
        });
        return true;
      case 'SUBSCRIPTION_REQUIRED':
        await queryClient.invalidateQueries({ queryKey: ['subscriptions'] });
        await navigate({
          to: '/subscribe',
          search: { next: `/project/${projectId}/apply`, notice: 'subscribe-to-apply' },
        });
        return true;
      case 'QUESTIONS_CHANGED':
        notify.error(applyMessages.failed.title, problem.message);
        await queryClient.invalidateQueries(applyViewQuery(projectId));
        return true;
      case 'PROFILE_REQUIRED':
      case 'NOT_APPROVED':
        // The page itself says what is missing.
        await queryClient.invalidateQueries(applyViewQuery(projectId));
        return true;
      default:
        return false;
    }
  }

  return { submit, sendElsewhere };
}
