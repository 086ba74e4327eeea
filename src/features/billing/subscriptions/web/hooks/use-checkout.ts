import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { asApiProblem } from '#lib/api/problem.ts';
import { useIntentKey } from '#lib/api/use-intent-key.ts';
import type { CurrencyCode } from '#lib/money/currencies.ts';
import { notify } from '#ui/feedback/notify.ts';
import { type PlanId, priceIn } from '../../rules/plans.ts';
import { plansAddress } from '../components/plans-address.ts';
import { openWaitingTab } from '../components/waiting-tab.ts';
import { subscriptionMessages } from '../messages.ts';
import { subscriptionsApi } from '../queries.ts';

/**
 * Starts a checkout for a plan and shows the payment page in a new tab. Call `mutate` in the click itself. `next` is a
 * path on this site to go on to from there.
 */
export function useCheckout(currency: CurrencyCode, next: string | undefined) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const intent = useIntentKey();

  return useMutation({
    mutationFn: async (plan: PlanId) => {
      const tab = openWaitingTab('Opening the payment page…');
      try {
        const { url } = await subscriptionsApi.startCheckout(
          { plan, currency, shownAmount: priceIn(plan, currency), ...(next ? { next } : {}) },
          { context: { idempotencyKey: intent.current() } },
        );
        tab.goTo(url);
      } catch (error) {
        tab.close();
        throw error;
      }
    },
    onSettled: () => intent.renew(),
    onError: async (error) => {
      const problem = asApiProblem(error);
      if (problem?.status === 401) {
        await navigate({
          to: '/auth',
          search: {
            type: 'consultant',
            next: plansAddress(next),
            notice: 'sign-in-to-subscribe',
          },
        });
        return;
      }
      if (problem?.code === 'ALREADY_SUBSCRIBED') {
        notify.info(subscriptionMessages.alreadySubscribed);
        await queryClient.invalidateQueries({ queryKey: ['subscriptions'] });
        return;
      }
      if (problem?.code === 'SUBSCRIPTION_TO_MEND') {
        notify.info(subscriptionMessages.toMend);
        await queryClient.invalidateQueries({ queryKey: ['subscriptions'] });
        return;
      }
      if (problem?.code === 'PRICE_CHANGED') {
        notify.info(subscriptionMessages.priceChanged);
        return;
      }
      notify.error(subscriptionMessages.checkoutFailed);
    },
  });
}
