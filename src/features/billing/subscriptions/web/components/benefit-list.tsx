import { Check } from 'lucide-react';
import { subscriptionBenefits } from '../../rules/plans.ts';

/** What a subscription gives, and how; `columns` on pages where it has the whole width. */
export function BenefitList({ columns = 1 }: { columns?: 1 | 2 }) {
  return (
    <ul className={columns === 2 ? 'grid gap-x-8 gap-y-5 sm:grid-cols-2' : 'flex flex-col gap-4'}>
      {subscriptionBenefits.map(({ name, mechanism }) => (
        <li key={name} className="flex items-start gap-3">
          <Check aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-success-ink" />
          <div className="min-w-0">
            <p className="font-medium text-ink">{name}</p>
            <p className="text-sm text-ink-muted">{mechanism}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
