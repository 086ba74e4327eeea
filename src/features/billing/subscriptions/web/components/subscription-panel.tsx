import { Link } from '@tanstack/react-router';
import { ExternalLink, RefreshCw } from 'lucide-react';
import { useCallback, useState } from 'react';
import { useClaims } from '#features/site-operations/site-settings/web/hooks/use-claims.ts';
import { useReaderCurrency } from '#lib/money/use-reader-currency.ts';
import { Badge } from '#ui/primitives/badge.tsx';
import { Banner } from '#ui/primitives/banner.tsx';
import { Button } from '#ui/primitives/button.tsx';
import { buttonClassName } from '#ui/primitives/button-class-name.ts';
import { Card, CardFooter, CardTitle } from '#ui/primitives/card.tsx';
import { Skeleton } from '#ui/primitives/skeleton.tsx';
import { VisuallyHidden } from '#ui/primitives/visually-hidden.tsx';
import type { SubscriptionView } from '../../contract.ts';
import { plans } from '../../rules/plans.ts';
import { useManageSubscription, useRefreshSubscription } from '../hooks/use-billing-actions.ts';
import { useSubscription } from '../hooks/use-subscription.ts';
import { BenefitList } from './benefit-list.tsx';
import { CheckoutReturnBanner } from './checkout-return-banner.tsx';
import { awaitedSubscription, describeSubscription } from './subscription-state.tsx';

interface SubscriptionPanelProps {
  /** The consultant comes back from paying. */
  isBackFromCheckout: boolean;
  isApproved: boolean;
  /** A path on this site that the subscription was wanted for. */
  next: string | undefined;
}

/** The subscription as its owner sees it: how it stands, what follows, and what can be done. */
export function SubscriptionPanel({
  isBackFromCheckout,
  isApproved,
  next,
}: SubscriptionPanelProps) {
  const review = useClaims().said('accountReview');
  const [hasWaited, setHasWaited] = useState(false);
  const handleWaited = useCallback(() => setHasWaited(true), []);
  const { subscription, isSubscribed, isPending, isError } = useSubscription();

  return (
    <div className="flex flex-col gap-6">
      {isBackFromCheckout && (
        <CheckoutReturnBanner isApproved={isApproved} next={next} onWaited={handleWaited} />
      )}
      {isSubscribed && !isApproved && (
        <Banner tone="info" title="Your account is waiting for approval">
          {review && `Approval takes ${review}. `}From then on clients see your profile and you can
          apply to projects.
        </Banner>
      )}
      {isPending && <PanelSkeleton />}
      {isError && <CheckFailed />}
      {subscription && (
        <SubscriptionCard
          subscription={subscription}
          hasJustBought={isBackFromCheckout && !hasWaited}
        />
      )}
    </div>
  );
}

interface SubscriptionCardProps {
  subscription: SubscriptionView;
  /** A consultant who has just paid is not asked to buy, while the billing service's message is on its way. */
  hasJustBought: boolean;
}

function SubscriptionCard({ subscription, hasJustBought }: SubscriptionCardProps) {
  const { locale } = useReaderCurrency();
  const isAwaited = hasJustBought && !subscription.subscribed;
  const mayBuy = !subscription.subscribed && !isAwaited && !subscription.mustMend;
  const { tone, label, explanation } = isAwaited
    ? awaitedSubscription
    : describeSubscription(subscription, locale);
  const { subscribed, plan, status, mustMend } = subscription;
  const manage = useManageSubscription();
  const hasEverSubscribed = status !== null;

  return (
    <Card>
      <div className="flex flex-wrap items-center gap-3">
        <CardTitle>{subscribed && plan ? `${plans[plan].name} plan` : 'Subscription'}</CardTitle>
        <Badge tone={tone}>{label}</Badge>
      </div>
      <p>{explanation}</p>
      {mayBuy && <BenefitList />}
      <CardFooter>
        {mayBuy && (
          <Link to="/subscribe" className={buttonClassName()}>
            See plans and subscribe
          </Link>
        )}
        {hasEverSubscribed && (
          <Button
            variant={subscribed || mustMend ? 'primary' : 'secondary'}
            pending={manage.isPending}
            onClick={() => manage.mutate()}
          >
            Manage Subscription
            <ExternalLink aria-hidden="true" />
            <VisuallyHidden>(opens in a new tab)</VisuallyHidden>
          </Button>
        )}
        <RefreshButton />
      </CardFooter>
    </Card>
  );
}

function CheckFailed() {
  return (
    <Banner tone="danger" title="Your subscription could not be checked" action={<RefreshButton />}>
      Until it can be, you cannot apply to projects. Please try again.
    </Banner>
  );
}

function RefreshButton() {
  const refresh = useRefreshSubscription();
  return (
    <Button variant="secondary" pending={refresh.isPending} onClick={() => refresh.mutate()}>
      {!refresh.isPending && <RefreshCw aria-hidden="true" />}
      Refresh Status
    </Button>
  );
}

function PanelSkeleton() {
  return (
    <Card>
      <p className="sr-only" role="status">
        Loading your subscription
      </p>
      <Skeleton className="h-7 w-48" />
      <Skeleton className="h-5 w-full max-w-md" />
      <Skeleton className="h-11 w-44" />
    </Card>
  );
}
