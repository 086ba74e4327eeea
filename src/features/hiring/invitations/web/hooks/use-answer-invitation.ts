import { useQueryClient } from '@tanstack/react-query';
import type { DeclineReason } from '#catalogue/enumerations/invitation.ts';
import { messageOf } from '#lib/api/problem.ts';
import { useDecision } from '#ui/feedback/use-decision.ts';
import { invitationMessages } from '../messages.ts';
import { invitationsApi } from '../queries.ts';

export type Answer =
  | { as: 'declined'; reason: DeclineReason; words: string; isClientMuted: boolean }
  | { as: 'unmuted' };

/** Declines an invitation, or lets those of its client come again; what has changed meanwhile is shown as it is now. */
export function useAnswerInvitation(invitationId: string, onEnd: () => void) {
  const queryClient = useQueryClient();
  return useDecision({
    send: (answer: Answer, call) => {
      if (answer.as === 'unmuted') return invitationsApi.unmuteClient({ invitationId }, call);
      const { as: _, ...words } = answer;
      return invitationsApi.decline({ invitationId, ...words }, call);
    },
    done: ({ as }) => invitationMessages[as],
    refusal: (error) => messageOf(error, 'INVITATION_STATE', 'INVITATION_NOT_FOUND'),
    onEnd,
    refresh: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: ['invitations', 'received'] }),
        queryClient.invalidateQueries({ queryKey: ['applications', 'apply'] }),
      ]),
  });
}
