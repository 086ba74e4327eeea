import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Banner } from '#ui/primitives/banner.tsx';
import { Spinner } from '#ui/primitives/spinner.tsx';
import { useRefreshSubscription } from '../hooks/use-billing-actions.ts';
import { subscriptionQuery } from '../queries.ts';
import { GoOn } from './go-on.tsx';

const pollEveryMs = 1000;
const pollForMs = 20_000;

interface CheckoutReturnBannerProps {
  isApproved: boolean;
  /** A path on this site that the subscription was wanted for. */
  next: string | undefined;
  /** The message has not arrived in the time it usually takes. */
  onWaited: () => void;
}

/** For a consultant who comes back from paying: waits until the billing service's message has arrived. */
export function CheckoutReturnBanner({ isApproved, next, onWaited }: CheckoutReturnBannerProps) {
  const [isWaiting, setIsWaiting] = useState(true);
  const queryClient = useQueryClient();
  const { mutate: refresh } = useRefreshSubscription({ quiet: true });
  const { data } = useQuery({
    ...subscriptionQuery,
    refetchInterval: ({ state }) => (isWaiting && !state.data?.subscribed ? pollEveryMs : false),
  });
  const isSubscribed = data?.subscribed ?? false;

  // The billing service is asked at once: what it says is true now, and its message may take a while.
  useEffect(() => refresh(), [refresh]);

  useEffect(() => {
    const timer = setTimeout(() => {
      setIsWaiting(false);
      onWaited();
      // No message came in this time: ask the billing service itself once more.
      if (!queryClient.getQueryData(subscriptionQuery.queryKey)?.subscribed) refresh();
    }, pollForMs);
    return () => clearTimeout(timer);
  }, [queryClient, refresh, onWaited]);

  if (isSubscribed) {
    return (
      <Banner
        tone="success"
        title="Thank you, your subscription is active"
        action={isApproved && next && <GoOn next={next} />}
      >
        {isApproved
          ? 'You can apply to projects now.'
          : 'You can apply to projects as soon as your account is approved.'}
      </Banner>
    );
  }
  if (isWaiting) {
    return (
      <Banner tone="info" title="Thank you. Your subscription is being confirmed">
        <span className="inline-flex items-center gap-2">
          <Spinner />
          This takes a few seconds.
        </span>
      </Banner>
    );
  }
  return (
    <Banner tone="warning" title="The confirmation takes longer than usual">
      If you have paid, your subscription starts by itself as soon as the billing service tells us.
      You can also press Refresh Status below.
    </Banner>
  );
}
