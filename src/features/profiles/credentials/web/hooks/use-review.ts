import { useQueryClient } from '@tanstack/react-query';
import type { VerificationMethod } from '#catalogue/enumerations/credential.ts';
import { messageOf } from '#lib/api/problem.ts';
import { useDecision } from '#ui/feedback/use-decision.ts';
import type { ReviewedCredential } from '../../contract.ts';
import { credentialMessages } from '../messages.ts';
import { credentialsApi } from '../queries.ts';

type Decision = { as: 'verified'; method: VerificationMethod } | { as: 'rejected'; reason: string };

/**
 * Decides about the evidence that is on the screen. Where it has changed meanwhile, says so and shows it as it
 * is now; other failures are the dialog's to say.
 */
export function useReview({ id, revision }: ReviewedCredential, onEnd: () => void) {
  const queryClient = useQueryClient();
  const evidence = { credentialId: id, revision };
  return useDecision({
    send: (change: Decision, call) =>
      change.as === 'verified'
        ? credentialsApi.verify({ ...evidence, method: change.method }, call)
        : credentialsApi.reject({ ...evidence, reason: change.reason }, call),
    done: ({ as }) => credentialMessages[as],
    refusal: (error) =>
      messageOf(
        error,
        'CREDENTIAL_CHANGED',
        'CREDENTIAL_STATE',
        'CREDENTIAL_NOT_FOUND',
        'OWN_CREDENTIAL',
      ),
    onEnd,
    refresh: () => queryClient.invalidateQueries({ queryKey: ['credentials', 'reviewed'] }),
  });
}
