import { useQuery } from '@tanstack/react-query';
import { Banner } from '#ui/primitives/banner.tsx';
import { subscriptionQuery } from '../queries.ts';

const lookEveryMs = 2000;

/**
 * While the payment page is open in another tab: looks whether it is done, so that this page knows without being asked.
 */
export function PayingElsewhere() {
  useQuery({ ...subscriptionQuery, refetchInterval: lookEveryMs });
  return (
    <Banner tone="info" title="The payment page is open in another tab">
      When you have finished there, this page shows that you are subscribed.
    </Banner>
  );
}
