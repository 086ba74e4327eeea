import { useMutation, useQueryClient } from '@tanstack/react-query';
import { asApiProblem } from '#lib/api/problem.ts';
import { useIntentKey } from '#lib/api/use-intent-key.ts';
import { notify } from '#ui/feedback/notify.ts';
import type { AnnouncementForm } from '../../rules/announcement-form.ts';
import { announcementFailed, recipientsInWords } from '../messages.ts';
import { announcementsApi } from '../queries.ts';

/** Starts a blast once, however often the button is pressed. A number that has changed is asked about again. */
export function useStartAnnouncement(options: { onStarted: () => void; onEnd: () => void }) {
  const queryClient = useQueryClient();
  const intent = useIntentKey();
  return useMutation({
    mutationFn: (blast: AnnouncementForm & { expected: number }) =>
      announcementsApi.start(blast, { context: { idempotencyKey: intent.current() } }),
    onSuccess: (_, { expected, recipientType }) => {
      intent.renew();
      notify.info('Sending', `${recipientsInWords(expected, recipientType)} will be written to.`);
      options.onStarted();
    },
    onError: (error) => {
      const problem = asApiProblem(error);
      if (problem) intent.renew();
      notify.error(announcementFailed(problem?.message ?? ''));
    },
    onSettled: () => {
      options.onEnd();
      return queryClient.invalidateQueries({ queryKey: ['mail-blasts'] });
    },
  });
}
