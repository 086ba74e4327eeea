import { useMutation } from '@tanstack/react-query';
import { asApiProblem } from '#lib/api/problem.ts';
import { notify } from '#ui/feedback/notify.ts';
import type { BlastForm } from '../../rules/blast-form.ts';
import { blastFailed } from '../messages.ts';
import { mailBlastsApi } from '../queries.ts';

/** Sends the mail to oneself. */
export function useTestBlast() {
  return useMutation({
    mutationFn: (blast: BlastForm) => mailBlastsApi.sendTest(blast),
    onSuccess: ({ address }) => notify.success('Test sent', `It goes to ${address} alone.`),
    onError: (error) => notify.error(blastFailed(asApiProblem(error)?.message ?? '')),
  });
}
