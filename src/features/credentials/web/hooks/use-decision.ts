import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { VerificationMethod } from '#catalogue/enumerations/credential.ts';
import { asApiProblem } from '#lib/api/problem.ts';
import { useIntentKey } from '#lib/api/use-intent-key.ts';
import { notify } from '#ui/feedback/notify.ts';
import type { ReviewedCredential } from '../../contract.ts';
import { credentialMessages } from '../messages.ts';
import { credentialsApi } from '../queries.ts';

type Decision = { as: 'verified'; method: VerificationMethod } | { as: 'rejected'; reason: string };

const outdated = new Set(['CREDENTIAL_CHANGED', 'CREDENTIAL_STATE', 'CREDENTIAL_NOT_FOUND']);

/**
 * Decides about the evidence that is on the screen. Where it has changed meanwhile, says so and shows it as it
 * is now; other failures are thrown, for the dialog to say.
 */
export function useDecision({ id, revision }: ReviewedCredential, onEnd: () => void) {
  const queryClient = useQueryClient();
  const intent = useIntentKey();
  const refresh = () => queryClient.invalidateQueries({ queryKey: ['credentials', 'reviewed'] });

  const decision = useMutation({
    mutationFn: (change: Decision) => {
      const call = { context: { idempotencyKey: intent.current() } };
      const evidence = { credentialId: id, revision };
      return change.as === 'verified'
        ? credentialsApi.verify({ ...evidence, method: change.method }, call)
        : credentialsApi.reject({ ...evidence, reason: change.reason }, call);
    },
    onSuccess: async (_, change) => {
      intent.renew();
      onEnd();
      notify.success(
        credentialMessages[change.as].title,
        credentialMessages[change.as].description,
      );
      await refresh();
    },
    onError: (error) => {
      if (asApiProblem(error)) intent.renew();
    },
  });

  async function decide(change: Decision): Promise<void> {
    try {
      await decision.mutateAsync(change);
    } catch (error) {
      const problem = asApiProblem(error);
      if (!problem || (!outdated.has(problem.code) && problem.code !== 'OWN_CREDENTIAL'))
        throw error;
      onEnd();
      notify.error('Error', problem.message);
      await refresh();
    }
  }

  return { decide, isDeciding: decision.isPending, hasFailed: decision.isError };
}
