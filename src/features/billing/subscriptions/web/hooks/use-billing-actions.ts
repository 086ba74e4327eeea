import { useMutation, useQueryClient } from '@tanstack/react-query';
import { notify } from '#ui/feedback/notify.ts';
import { openWaitingTab } from '../components/waiting-tab.ts';
import { subscriptionMessages } from '../messages.ts';
import { subscriptionQuery, subscriptionsApi } from '../queries.ts';

/** Asks the billing service for the present state. `quiet` says nothing when it is done. */
export function useRefreshSubscription({ quiet = false }: { quiet?: boolean } = {}) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => subscriptionsApi.refresh(),
    onSuccess: (subscription) => {
      queryClient.setQueryData(subscriptionQuery.queryKey, subscription);
      if (!quiet) notify.success(subscriptionMessages.refreshed);
    },
    onError: () => {
      if (!quiet) notify.error(subscriptionMessages.notRefreshed);
    },
  });
}

/** Opens the billing service's own page, in a new tab, for changing the card or cancelling. */
export function useManageSubscription() {
  return useMutation({
    mutationFn: async () => {
      const tab = openWaitingTab('Opening the billing page…');
      try {
        const { url } = await subscriptionsApi.openPortal();
        tab.goTo(url);
      } catch (error) {
        tab.close();
        throw error;
      }
    },
    onError: () => {
      notify.error(subscriptionMessages.portalFailed);
    },
  });
}
