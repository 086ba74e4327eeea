import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isCertificationId } from '#catalogue/certifications.ts';
import { notify } from '#ui/feedback/notify.ts';
import { useDecision } from '#ui/feedback/use-decision.ts';
import type { OwnCredential } from '../../contract.ts';
import type { Evidence } from '../../rules.ts';
import { credentialMessages } from '../messages.ts';
import { credentialsApi, ownCredentialsQuery } from '../queries.ts';

/** Sends and takes back the evidence for one certification, and lets what shows it know. */
export function useOwnCredential(certification: string, onWithdrawn: () => void) {
  const queryClient = useQueryClient();

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
      notify.success(credentialMessages.submitted);
    },
  });

  const withdrawal = useDecision({
    async send(_: 'withdraw', call) {
      // Shown before the dialog closes: it would give the focus back to a button that goes.
      await show(await credentialsApi.withdraw({ certification: known() }, call));
    },
    done: () => credentialMessages.withdrawn,
    refusal: () => undefined,
    onEnd: onWithdrawn,
    refresh: () => undefined,
  });

  return {
    submit: submission.mutateAsync,
    withdraw: () => withdrawal.decide('withdraw'),
    isWithdrawing: withdrawal.isDeciding,
    withdrawError: withdrawal.failed && credentialMessages.notWithdrawn,
  };
}
