import type { ReactNode } from 'react';
import { formatAnyMoney } from '#lib/money/format.ts';
import type { MoneyLocale } from '#lib/money/locale-currencies.ts';
import { DateText } from '#ui/primitives/date-text.tsx';
import type { Tone } from '#ui/primitives/tone.ts';
import type { SubscriptionView } from '../../contract.ts';

interface SubscriptionState {
  tone: Tone;
  label: string;
  /** What follows, and what the consultant may have to do. */
  explanation: ReactNode;
}

/** Bought a moment ago: the billing service has not told us yet. */
export const awaitedSubscription: SubscriptionState = {
  tone: 'info',
  label: 'Being confirmed',
  explanation: 'The billing service tells us in a few seconds. There is nothing more to do.',
};

/** Says in words how a subscription stands. */
export function describeSubscription(
  subscription: SubscriptionView,
  locale: MoneyLocale,
): SubscriptionState {
  const { subscribed, status, currentPeriodEnd, trialEnd, cancelAtPeriodEnd, rightsEnd } =
    subscription;
  const cost = subscription.price && formatAnyMoney(subscription.price, locale);
  const periodEnd = currentPeriodEnd ? <DateText value={currentPeriodEnd} /> : 'the period ends';

  if (!subscribed) return describeWithoutRights(subscription);
  if (cancelAtPeriodEnd) {
    return {
      tone: 'warning',
      label: 'Cancelled',
      explanation: <>You can apply to projects until {periodEnd}. Nothing more is charged.</>,
    };
  }
  if (status === 'past_due') {
    return {
      tone: 'warning',
      label: 'Payment overdue',
      explanation: (
        <>
          Your last payment did not go through and will be tried again. You can apply to projects
          until {rightsEnd ? <DateText value={rightsEnd} /> : periodEnd}. Please check your card
          under Manage Subscription.
        </>
      ),
    };
  }
  if (status === 'trialing') {
    return {
      tone: 'success',
      label: 'Free trial',
      explanation: (
        <>
          Your free trial ends on {trialEnd ? <DateText value={trialEnd} /> : periodEnd}. The first
          payment{cost && <>, {cost},</>} is taken then.
        </>
      ),
    };
  }
  return {
    tone: 'success',
    label: 'Active',
    explanation: (
      <>
        Renews on {periodEnd}
        {cost && <> for {cost}</>}.
      </>
    ),
  };
}

function describeWithoutRights({ status, mustMend }: SubscriptionView): SubscriptionState {
  if (status === null) {
    return {
      tone: 'neutral',
      label: 'Not subscribed',
      explanation: 'With a subscription you can apply to projects, and clients can find you.',
    };
  }
  if (status === 'incomplete') {
    return {
      tone: 'warning',
      label: 'Payment not completed',
      explanation: 'The first payment has not gone through yet.',
    };
  }
  if (mustMend) {
    return {
      tone: 'danger',
      label: 'On hold',
      explanation:
        'A payment is open. Your subscription goes on as soon as it is made: choose another card, or pay the open invoice, under Manage Subscription.',
    };
  }
  return {
    tone: 'neutral',
    label: 'Ended',
    explanation:
      'Your subscription has ended. Subscribe again to apply to projects and to be found by clients.',
  };
}
