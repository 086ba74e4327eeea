import { useMutation } from '@tanstack/react-query';
import { asApiProblem } from '#lib/api/problem.ts';
import { notify } from '#ui/feedback/notify.ts';
import type { AnnouncementForm } from '../../rules/announcement-form.ts';
import { announcementFailed } from '../messages.ts';
import { announcementsApi } from '../queries.ts';

/** Sends the mail to oneself. */
export function useTestAnnouncement() {
  return useMutation({
    mutationFn: (blast: AnnouncementForm) => announcementsApi.sendTest(blast),
    onSuccess: ({ address }) => notify.success('Test sent', `It goes to ${address} alone.`),
    onError: (error) => notify.error(announcementFailed(asApiProblem(error)?.message ?? '')),
  });
}
