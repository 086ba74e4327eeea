import { useQueryClient } from '@tanstack/react-query';
import { messageOf } from '#lib/api/problem.ts';
import { useDecision } from '#ui/feedback/use-decision.ts';
import { invitationMessages } from '../messages.ts';
import { invitationsApi } from '../queries.ts';

/** Invites a consultant, once whatever is clicked. */
export function useSendInvitation(consultantId: string, onEnd: () => void) {
  const queryClient = useQueryClient();
  return useDecision({
    send: (invitation: { projectId: string; note: string }, call) =>
      invitationsApi.send({ consultantId, ...invitation }, call),
    done: () => invitationMessages.sent,
    refusal: (error) =>
      messageOf(
        error,
        'ALREADY_INVITED',
        'ALREADY_APPLIED',
        'TOO_MANY_INVITATIONS',
        'CONSULTANT_NOT_FOUND',
        'PROJECT_NOT_FOUND',
        'PROJECT_STATE',
      ),
    onEnd,
    refresh: () => queryClient.invalidateQueries({ queryKey: ['invitations'] }),
  });
}
