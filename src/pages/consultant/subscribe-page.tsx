import { createFileRoute, Link } from '@tanstack/react-router';
import { ExternalLink } from 'lucide-react';
import {
  type PlanId,
  planIds,
  plans,
  trialMonths,
} from '#features/billing/subscriptions/rules/plans.ts';
import { trialEndFor } from '#features/billing/subscriptions/rules/trial.ts';
import { BenefitList } from '#features/billing/subscriptions/web/components/benefit-list.tsx';
import { CurrencyChoice } from '#features/billing/subscriptions/web/components/currency-choice.tsx';
import { PlanCard } from '#features/billing/subscriptions/web/components/plan-card.tsx';
import { plansAddress } from '#features/billing/subscriptions/web/components/plans-address.ts';
import { SubscribeBanner } from '#features/billing/subscriptions/web/components/subscribe-banner.tsx';
import { SubscriptionUnknown } from '#features/billing/subscriptions/web/components/subscription-unknown.tsx';
import { useCheckout } from '#features/billing/subscriptions/web/hooks/use-checkout.ts';
import {
  preloadSubscription,
  useSubscription,
} from '#features/billing/subscriptions/web/hooks/use-subscription.ts';
import type { ViewerView } from '#features/identity/accounts/contract/viewer-view.ts';
import { safeNextPath } from '#features/identity/accounts/rules/next-path.ts';
import { prepareParts } from '#lib/api/prepare-parts.ts';
import { readParameters } from '#lib/api/read-parameters.ts';
import { useReaderCurrency } from '#lib/money/use-reader-currency.ts';
import { Button } from '#ui/primitives/button.tsx';
import { buttonClassName } from '#ui/primitives/button-class-name.ts';
import { Card, CardTitle } from '#ui/primitives/card.tsx';
import { Container } from '#ui/primitives/container.tsx';
import { PageHeader } from '#ui/primitives/page-header.tsx';
import { VisuallyHidden } from '#ui/primitives/visually-hidden.tsx';

interface SubscribeSearch {
  checkout?: 'cancelled';
  /** A path on this site that the subscription is wanted for. */
  next?: string;
}

export const Route = createFileRoute('/subscribe')({
  validateSearch: (search): SubscribeSearch =>
    readParameters<SubscribeSearch>(['checkout', 'next'], {
      ...(search.checkout === 'cancelled' ? { checkout: search.checkout } : {}),
      ...(typeof search.next === 'string' ? { next: search.next } : {}),
    }),
  loader: async ({ context: { viewer, queryClient } }) => {
    if (viewer.kind === 'signed-in' && viewer.userType === 'consultant') {
      await prepareParts(preloadSubscription(queryClient));
    }
    // For a consultant who starts one now; the server decides again when they do.
    return { trialEnd: trialEndFor(null, new Date())?.toISOString() ?? null };
  },
  head: () => ({
    meta: [
      { title: 'Pricing · Direct365' },
      {
        name: 'description',
        content:
          'Free for businesses. One flat subscription for Dynamics 365 consultants: keep 100% of your day rate, contact clients directly, no commission.',
      },
    ],
  }),
  component: SubscribePage,
});

function SubscribePage() {
  const currency = useReaderCurrency();
  const { trialEnd } = Route.useLoaderData();
  const { viewer } = Route.useRouteContext();
  const { checkout, next: wanted } = Route.useSearch();
  const next = safeNextPath(wanted);
  const isConsultant = viewer.kind === 'signed-in' && viewer.userType === 'consultant';
  const { subscription, isSubscribed } = useSubscription({ enabled: isConsultant });
  const {
    mutate: startCheckout,
    isPending,
    variables,
    isSuccess,
  } = useCheckout(currency.code, next);
  const hasTrial = subscription?.trialAvailable ?? true;

  function actionFor(plan: PlanId) {
    const words = `Start ${plans[plan].name} Plan`;
    if (viewer.kind === 'visitor') {
      return (
        <Link
          to="/auth"
          search={{
            type: 'consultant',
            next: plansAddress(next),
            notice: 'sign-in-to-subscribe',
          }}
          className={buttonClassName({ className: 'w-full' })}
        >
          {words}
        </Link>
      );
    }
    // A consultant with a current or recoverable subscription is offered no plan.
    if (!isConsultant || isSubscribed || subscription?.mustMend) return null;
    return (
      <Button
        className="w-full"
        pending={isPending && variables === plan}
        disabledBecause={
          isPending && variables !== plan ? 'The payment page is being opened.' : undefined
        }
        onClick={() => startCheckout(plan)}
      >
        {words}
        <ExternalLink aria-hidden="true" />
        <VisuallyHidden>(opens in a new tab)</VisuallyHidden>
      </Button>
    );
  }

  return (
    <Container className="py-10 sm:py-14">
      {isConsultant ? (
        <PageHeader title="Subscribe" lead={consultantsLead(hasTrial)} />
      ) : (
        <PageHeader
          title="Pricing"
          lead="Free for businesses, one flat subscription for consultants."
        />
      )}
      <div className="flex flex-col gap-8">
        {!isConsultant && (
          <>
            <ForBusinesses viewer={viewer} />
            <div>
              <h2 className="text-xl font-semibold text-ink">For consultants</h2>
              <p className="mt-1 text-ink-muted">{consultantsLead(hasTrial)}</p>
            </div>
          </>
        )}
        {isConsultant && <SubscriptionUnknown />}
        <SubscribeBanner
          viewer={viewer}
          isSubscribed={isSubscribed}
          mustMend={subscription?.mustMend ?? false}
          wasCancelled={checkout === 'cancelled'}
          isPaying={isSuccess}
          next={next}
        />
        <div className="grid gap-6 sm:grid-cols-2">
          {planIds.map((plan) => (
            <PlanCard
              key={plan}
              plan={plan}
              currency={currency}
              trialEnd={hasTrial ? trialEnd : null}
              isOwnPlan={isSubscribed && subscription?.plan === plan}
              action={actionFor(plan)}
            />
          ))}
        </div>
        <CurrencyChoice viewer={viewer} />
        <section aria-labelledby="benefits" className="border-t border-line pt-8">
          <h2 id="benefits" className="mb-5 text-xl font-semibold text-ink">
            What you get
          </h2>
          <BenefitList columns={2} />
        </section>
      </div>
    </Container>
  );
}

const consultantsLead = (hasTrial: boolean): string =>
  hasTrial
    ? `Keep 100% of your day rate for one flat subscription. The first ${trialMonths} months are free.`
    : 'Keep 100% of your day rate for one flat subscription.';

/** What it costs a business: nothing, but for services that it orders. */
function ForBusinesses({ viewer }: { viewer: ViewerView }) {
  return (
    <Card>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <CardTitle>For businesses</CardTitle>
        <p className="text-3xl font-semibold text-ink">Free</p>
      </div>
      <p className="max-w-prose text-ink-muted">
        Posting projects, reading applications, searching consultants and writing to them cost
        nothing, and we take no commission. Only extra services have a price, which you know before
        you order.
      </p>
      <div className="flex flex-wrap gap-3">
        <Link to="/post-project" className={buttonClassName()}>
          Post a Project
        </Link>
        {viewer.kind === 'visitor' && (
          <Link
            to="/auth"
            search={{ type: 'client' }}
            className={buttonClassName({ variant: 'secondary' })}
          >
            Create a Client Account
          </Link>
        )}
        <Link to="/business-services" className={buttonClassName({ variant: 'ghost' })}>
          Business Services
        </Link>
      </div>
    </Card>
  );
}
