import type { ReactNode } from 'react';
import { formatMoney } from '#lib/money/format.ts';
import type { LocaleCurrency } from '#lib/money/locale-currencies.ts';
import { Badge } from '#ui/primitives/badge.tsx';
import { Card, CardFooter, CardTitle } from '#ui/primitives/card.tsx';
import { DateText } from '#ui/primitives/date-text.tsx';
import {
  annualFreeMonthsIn,
  annualSavingIn,
  type PlanId,
  plans,
  priceIn,
  trialMonths,
} from '../../rules/plans.ts';

interface PlanCardProps {
  plan: PlanId;
  currency: LocaleCurrency;
  /** When the free trial that a subscription would start with ends; null without one. */
  trialEnd: string | null;
  isOwnPlan: boolean;
  /** What leads to the checkout; nothing for those who cannot or need not subscribe. */
  action: ReactNode;
}

/** A plan with its price as it is charged. */
export function PlanCard({ plan, currency, trialEnd, isOwnPlan, action }: PlanCardProps) {
  const { name, interval, cancellation } = plans[plan];
  const { code, locale } = currency;
  const price = formatMoney(priceIn(plan, code), code, locale);
  const saving = plan === 'annual' ? annualSavingIn(code) : 0;
  const freeMonths = annualFreeMonthsIn(code);

  return (
    <Card className="gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <CardTitle>{name}</CardTitle>
        {isOwnPlan && <Badge tone="success">Your plan</Badge>}
        {saving > 0 && !isOwnPlan && (
          <Badge tone="info">Save {formatMoney(saving, code, locale)}</Badge>
        )}
      </div>
      <p>
        <span className="text-3xl font-semibold tabular-nums">{price}</span>{' '}
        <span className="text-ink-muted">per {interval}</span>
      </p>
      <ul className="flex list-disc flex-col gap-1.5 pl-5 marker:text-ink-muted">
        {trialEnd && <li>After a {trialMonths}-month free trial</li>}
        {saving > 0 && (
          <li>
            Save {formatMoney(saving, code, locale)} versus monthly
            {freeMonths && `, ${freeMonths}`}
          </li>
        )}
        <li>{cancellation}</li>
      </ul>
      {action && (
        <>
          <p className="text-sm text-ink-muted">
            {trialEnd ? (
              <>
                Your trial ends on <DateText value={trialEnd} />. The first payment,{' '}
                <strong className="text-ink">{price}</strong>, is taken on that day.
              </>
            ) : (
              <>
                The first payment, <strong className="text-ink">{price}</strong>, is taken today.
              </>
            )}
          </p>
          <CardFooter>{action}</CardFooter>
        </>
      )}
    </Card>
  );
}
