import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ViewerView } from '#features/identity/accounts/contract/viewer-view.ts';
import { Banner } from '#ui/primitives/banner.tsx';
import { buttonClassName } from '#ui/primitives/button-class-name.ts';
import { subscriptionQuery } from '../queries.ts';
import { GoOn } from './go-on.tsx';
import { PaymentBanner } from './payment-banner.tsx';

const lookEveryMs = 2000;

/**
 * While the payment page is open in another tab: looks whether it is done, so that this page knows without being asked.
 */
function PayingElsewhere() {
  useQuery({ ...subscriptionQuery, refetchInterval: lookEveryMs });
  return (
    <Banner tone="info" title="The payment page is open in another tab">
      When you have finished there, this page shows that you are subscribed.
    </Banner>
  );
}

interface SubscribeBannerProps {
  viewer: ViewerView;
  isSubscribed: boolean;
  /** There is a subscription that waits for a payment. */
  mustMend: boolean;
  /** The visitor left the payment page without paying. */
  wasCancelled: boolean;
  /** The payment page has been opened from this page. */
  isPaying: boolean;
  /** A path on this site that the subscription is wanted for. */
  next: string | undefined;
}

/** What the visitor should know before choosing a plan, if anything. */
export function SubscribeBanner(props: SubscribeBannerProps) {
  const { viewer, isSubscribed, mustMend, wasCancelled, isPaying, next } = props;
  if (isSubscribed) {
    return (
      <Banner
        tone="success"
        title="You are subscribed"
        action={
          <>
            <GoOn next={next} />
            <Link
              to="/consultant/portal"
              search={{ tab: 'subscription' }}
              className={buttonClassName({ variant: 'secondary', size: 'sm' })}
            >
              See your subscription
            </Link>
          </>
        }
      >
        You find your plan, and the way to change it, in the consultant portal.
      </Banner>
    );
  }
  if (viewer.kind === 'signed-in' && viewer.userType === 'client') {
    return (
      <Banner tone="info" title="These plans are for consultants">
        As a client you post projects and find consultants without a subscription.
      </Banner>
    );
  }
  if (mustMend) return <PaymentBanner />;
  if (isPaying) return <PayingElsewhere />;
  if (wasCancelled) {
    return (
      <Banner tone="info" title="You left the payment page">
        Nothing was charged. You can choose a plan whenever you like.
      </Banner>
    );
  }
  return null;
}
