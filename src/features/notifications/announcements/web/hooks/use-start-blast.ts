import { useMutation, useQueryClient } from '@tanstack/react-query';
import { asApiProblem } from '#lib/api/problem.ts';
import { useIntentKey } from '#lib/api/use-intent-key.ts';
import { notify } from '#ui/feedback/notify.ts';
import type { BlastForm } from '../../rules/blast-form.ts';
import { blastFailed, recipientsInWords } from '../messages.ts';
import { mailBlastsApi } from '../queries.ts';

/** Starts a blast once, however often the button is pressed. A number that has changed is asked about again. */
export function useStartBlast(options: { onStarted: () => void; onEnd: () => void }) {
  const queryClient = useQueryClient();
  const intent = useIntentKey();
  return useMutation({
    mutationFn: (blast: BlastForm & { expected: number }) =>
      mailBlastsApi.start(blast, { context: { idempotencyKey: intent.current() } }),
    onSuccess: (_, { expected, recipientType }) => {
      intent.renew();
      notify.info('Sending', `${recipientsInWords(expected, recipientType)} will be written to.`);
      options.onStarted();
    },
    onError: (error) => {
      const problem = asApiProblem(error);
      if (problem) intent.renew();
      notify.error(blastFailed(problem?.message ?? ''));
    },
    onSettled: () => {
      options.onEnd();
      return queryClient.invalidateQueries({ queryKey: ['mail-blasts'] });
    },
  });
}
