import {
  annualFreeMonthsIn,
  annualSavingIn,
  plans,
  priceIn,
  trialMonths,
} from '#features/billing/subscriptions/rules/plans.ts';
import { formatMoney } from '#lib/money/format.ts';
import { useReaderCurrency } from '#lib/money/use-reader-currency.ts';

/** What a subscription costs, in the visitor's currency; the amounts stand alone, so that nothing moves. */
export function SubscriptionPrice() {
  const { code, locale, name } = useReaderCurrency();
  const price = (plan: 'monthly' | 'annual') => formatMoney(priceIn(plan, code), code, locale);
  const freeMonths = annualFreeMonthsIn(code);
  return (
    <div>
      <dl className="grid gap-4 sm:grid-cols-2">
        <div className="rounded-lg border border-line bg-surface p-5 shadow-card">
          <dt className="font-semibold text-ink">{plans.monthly.name}</dt>
          <dd className="mt-1 text-3xl font-semibold text-ink tabular-nums">{price('monthly')}</dd>
          <dd className="mt-2 text-sm text-ink-muted">
            per month, after {trialMonths} free months. {plans.monthly.cancellation}.
          </dd>
        </div>
        <div className="rounded-lg border border-line bg-surface p-5 shadow-card">
          <dt className="font-semibold text-ink">{plans.annual.name}</dt>
          <dd className="mt-1 text-3xl font-semibold text-ink tabular-nums">{price('annual')}</dd>
          <dd className="mt-2 text-sm text-ink-muted">
            per year{freeMonths && `, ${freeMonths}`}. {plans.annual.cancellation}.
          </dd>
          <dd className="mt-1 text-sm text-ink-muted">
            Save {formatMoney(annualSavingIn(code), code, locale)} versus monthly.
          </dd>
        </div>
      </dl>
      <p className="mt-3 text-sm text-ink-muted">
        In {code} ({name}), with any tax that is due. What is shown is what is charged.
      </p>
    </div>
  );
}
