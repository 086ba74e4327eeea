import { formatWholeMoney } from '#lib/money/format.ts';
import { useReaderCurrency } from '#lib/money/use-reader-currency.ts';
import { compareMonth } from '../../rules/compare-month.ts';

const exampleMonthUsd = 8000;

/** A month's invoices through an agency, whose commission is a percentage, and here: what is taken, and what stays. */
export function CommissionComparison({ commission }: { commission: string }) {
  const currency = useReaderCurrency();
  const month = compareMonth({
    invoicedUsd: exampleMonthUsd,
    commissionPercent: Number.parseFloat(commission),
    currency,
  });
  const amount = (value: number) => formatWholeMoney(value, currency.code, currency.locale);
  return (
    <figure className="rounded-xl border border-line bg-surface p-5 shadow-card sm:p-8">
      <figcaption className="mb-6 text-ink-muted">
        An example: your client pays <span className="tabular-nums">{amount(month.invoiced)}</span>{' '}
        in a month.
      </figcaption>
      <div className="flex flex-col gap-8">
        <Bar
          name="Through an agency"
          taken={`${commission} commission: ${amount(month.agency.taken)}`}
          kept={amount(month.agency.kept)}
          keptShare={month.agency.kept / month.invoiced}
          barClassName="fill-line-strong"
        />
        <Bar
          name="With Direct365"
          taken={`Subscription: ${amount(month.direct.taken)}, after the free months`}
          kept={amount(month.direct.kept)}
          keptShare={month.direct.kept / month.invoiced}
          barClassName="fill-primary"
        />
      </div>
    </figure>
  );
}

interface BarProps {
  name: string;
  taken: string;
  kept: string;
  keptShare: number;
  barClassName: string;
}

function Bar({ name, taken, kept, keptShare, barClassName }: BarProps) {
  return (
    <div>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="font-semibold text-ink">{name}</h3>
        <p className="text-ink">
          Left for you: <strong className="text-lg tabular-nums">{kept}</strong>
        </p>
      </div>
      <svg aria-hidden="true" className="mt-2 h-4 w-full overflow-hidden rounded-full">
        <rect width="100%" height="100%" className="fill-danger-line" />
        <rect width={`${(keptShare * 100).toFixed(2)}%`} height="100%" className={barClassName} />
      </svg>
      <p className="mt-2 text-sm text-ink-muted tabular-nums">{taken}</p>
    </div>
  );
}
