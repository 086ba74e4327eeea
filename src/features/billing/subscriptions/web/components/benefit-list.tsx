import { Check } from 'lucide-react';
import { subscriptionBenefits } from '../../rules/plans.ts';

/** What a subscription gives. */
export function BenefitList() {
  return (
    <ul className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
      {subscriptionBenefits.map((benefit) => (
        <li key={benefit} className="flex items-start gap-3">
          <Check aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-success-ink" />
          {benefit}
        </li>
      ))}
    </ul>
  );
}
