import { Banner } from '#ui/primitives/banner.tsx';
import { Button } from '#ui/primitives/button.tsx';
import { DateText } from '#ui/primitives/date-text.tsx';
import { VisuallyHidden } from '#ui/primitives/visually-hidden.tsx';
import { useManageSubscription } from '../hooks/use-billing-actions.ts';
import { useSubscription } from '../hooks/use-subscription.ts';

/** A payment that failed, and until when everything works without it; nothing while all is well. */
export function PaymentBanner() {
  const { subscription } = useSubscription();
  const manage = useManageSubscription();
  if (!subscription) return null;
  const { status, subscribed, mustMend, rightsEnd } = subscription;
  const isTriedAgain = subscribed && status === 'past_due';
  if (!mustMend && !isTriedAgain) return null;
  return (
    <Banner
      tone={isTriedAgain ? 'warning' : 'danger'}
      title={isTriedAgain ? 'Your payment did not go through' : 'Your subscription is on hold'}
      action={
        <Button
          size="sm"
          variant="secondary"
          pending={manage.isPending}
          onClick={() => manage.mutate()}
        >
          Update payment details
          <VisuallyHidden>(opens in a new tab)</VisuallyHidden>
        </Button>
      }
    >
      {isTriedAgain && rightsEnd ? (
        <>
          It is tried again over the next days, and everything works as before until{' '}
          <DateText value={rightsEnd} />. Please check your card.
        </>
      ) : (
        'You cannot apply to projects, and clients do not find you, until the open payment is made.'
      )}
    </Banner>
  );
}
