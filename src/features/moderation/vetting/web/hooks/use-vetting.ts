import { useMutation, useQueryClient } from '@tanstack/react-query';
import { messageOf } from '#lib/api/problem.ts';
import { notify } from '#ui/feedback/notify.ts';
import { useDecision } from '#ui/feedback/use-decision.ts';
import type { AccountVetting } from '../../contract.ts';
import { vettingMessages } from '../messages.ts';
import { accountVettingQuery, vettingApi } from '../queries.ts';

/** Ticks points of the checklist for one account. */
export function useTick(userId: string) {
  const queryClient = useQueryClient();
  const { queryKey } = accountVettingQuery(userId);
  return useMutation({
    mutationFn: (tick: { itemId: string; isTicked: boolean }) =>
      vettingApi.tick({ userId, ...tick }),
    onSuccess: (vetting: AccountVetting) => queryClient.setQueryData(queryKey, vetting),
    onError: async (error) => {
      notify.error('Error', messageOf(error, 'ITEM_GONE') ?? vettingMessages.tickFailed);
      await queryClient.invalidateQueries({ queryKey });
    },
  });
}

/** Asks a user about their account. */
export function useAsk(userId: string, onEnd: () => void) {
  const queryClient = useQueryClient();
  return useDecision({
    send: (text: string, call) => vettingApi.ask({ userId, text }, call),
    done: () => vettingMessages.asked,
    refusal: (error) => messageOf(error, 'QUESTION_OPEN', 'ACCOUNT_STATE', 'USER_NOT_FOUND'),
    onEnd,
    refresh: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: accountVettingQuery(userId).queryKey }),
        queryClient.invalidateQueries({ queryKey: ['audit'] }),
      ]),
  });
}

/** Approves what a consultant claims now, as it is on the screen. */
export function useConfirmClaims(
  { userId, changedAt }: { userId: string; changedAt: string },
  onEnd: () => void,
) {
  const queryClient = useQueryClient();
  return useDecision({
    send: (_: 'confirm', call) => vettingApi.confirmClaims({ userId, changedAt }, call),
    done: () => vettingMessages.confirmed,
    refusal: (error) => messageOf(error, 'CLAIMS_CHANGED', 'USER_NOT_FOUND'),
    onEnd,
    refresh: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: ['vetting'] }),
        queryClient.invalidateQueries({ queryKey: ['audit'] }),
      ]),
  });
}
