import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isCertificationId } from '#catalogue/certifications.ts';
import { useIntentKey } from '#lib/api/use-intent-key.ts';
import { notify } from '#ui/feedback/notify.ts';
import type { OwnCredential } from '../../contract.ts';
import type { Evidence } from '../../rules.ts';
import { credentialMessages } from '../messages.ts';
import { credentialsApi, ownCredentialsQuery } from '../queries.ts';

/** Sends and takes back the evidence for one certification, and lets what shows it know. */
export function useOwnCredential(certification: string) {
  const queryClient = useQueryClient();
  const intent = useIntentKey();

  async function show(changed: OwnCredential) {
    queryClient.setQueryData(ownCredentialsQuery.queryKey, (own) =>
      own
        ? {
            credentials: own.credentials.map((each) =>
              each.certification === changed.certification ? changed : each,
            ),
          }
        : own,
    );
    // The profile shows what is verified.
    await queryClient.invalidateQueries({ queryKey: ['consultants'] });
  }

  function known() {
    if (!isCertificationId(certification)) throw new Error(`${certification} is not known.`);
    return certification;
  }

  const submission = useMutation({
    mutationFn: (evidence: Evidence) =>
      credentialsApi.submit({ certification: known(), ...evidence }),
    onSuccess: async (credential) => {
      await show(credential);
      notify.success(credentialMessages.submitted.title, credentialMessages.submitted.description);
    },
  });

  const withdrawal = useMutation({
    mutationFn: () =>
      credentialsApi.withdraw(
        { certification: known() },
        { context: { idempotencyKey: intent.current() } },
      ),
    onSuccess: async (credential) => {
      intent.renew();
      await show(credential);
      notify.success(credentialMessages.withdrawn.title, credentialMessages.withdrawn.description);
    },
    onError: () => intent.renew(),
  });

  return {
    submit: submission.mutateAsync,
    withdraw: (onDone: () => void) => withdrawal.mutate(undefined, { onSuccess: onDone }),
    isWithdrawing: withdrawal.isPending,
    withdrawError: withdrawal.isError ? credentialMessages.notWithdrawn : undefined,
  };
}
