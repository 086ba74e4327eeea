import { Link } from '@tanstack/react-router';
import { Check, Circle } from 'lucide-react';
import type { ReactNode } from 'react';
import { SubscriptionUnknown } from '#features/billing/subscriptions/web/components/subscription-unknown.tsx';
import { useSubscription } from '#features/billing/subscriptions/web/hooks/use-subscription.ts';
import { useClaims } from '#features/site-operations/site-settings/web/hooks/use-claims.ts';
import { Card, CardTitle } from '#ui/primitives/card.tsx';

/** For a consultant whom clients cannot find yet: what is done, and what is missing. Nothing for one who is listed. */
export function ListingCard({ isApproved }: { isApproved: boolean }) {
  const review = useClaims().said('accountReview');
  const { isSubscribed, isPending, isError } = useSubscription();
  if (isError) return <SubscriptionUnknown />;
  if (isPending || (isApproved && isSubscribed)) return null;
  return (
    <Card>
      <CardTitle>You are not listed yet</CardTitle>
      <p className="text-ink-muted">
        Clients cannot find you, and this profile is seen by you alone. You are listed as soon as
        all of this is done:
      </p>
      <ul className="flex flex-col gap-3">
        <Step isDone name="Save your profile" />
        <Step isDone={isApproved} name="Be approved by us">
          Your profile is being reviewed{review && `, which takes ${review}`}. You will receive an
          e-mail.
        </Step>
        <Step isDone={isSubscribed} name="Have an active subscription">
          <Link to="/subscribe" search={{ next: '/consultant/portal' }}>
            See plans
          </Link>
        </Step>
      </ul>
    </Card>
  );
}

interface StepProps {
  isDone: boolean;
  name: string;
  /** What to do, or to wait for, while it is not done. */
  children?: ReactNode;
}

function Step({ isDone, name, children }: StepProps) {
  return (
    <li className="flex items-start gap-3">
      {isDone ? (
        <Check aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-success-ink" />
      ) : (
        <Circle aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-ink-muted" />
      )}
      <div className="min-w-0">
        <p className="font-medium text-ink">
          {name}
          <span className="sr-only">{isDone ? ': done' : ': missing'}</span>
        </p>
        {!isDone && children && <div className="text-sm text-ink-muted">{children}</div>}
      </div>
    </li>
  );
}
