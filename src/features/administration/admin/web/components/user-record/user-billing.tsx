import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import {
  InvoiceFigures,
  invoiceName,
  invoiceRows,
} from '#features/billing/subscriptions/web/components/invoice-figures.tsx';
import { formatAnyMoney } from '#lib/money/format.ts';
import { useReaderCurrency } from '#lib/money/use-reader-currency.ts';
import { PartFailed } from '#ui/feedback/part-failed.tsx';
import { Badge } from '#ui/primitives/badge.tsx';
import { Card, CardTitle } from '#ui/primitives/card.tsx';
import { DateText } from '#ui/primitives/date-text.tsx';
import { DescriptionList } from '#ui/primitives/description-list.tsx';
import { PagedList } from '#ui/primitives/paged-list.tsx';
import { Skeleton } from '#ui/primitives/skeleton.tsx';
import { userInvoicesQuery, userSubscriptionQuery } from '../../queries/user-record.ts';

/** What a consultant pays for, and what was charged. */
export function UserBilling({ userId }: { userId: string }) {
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <SubscriptionCard userId={userId} />
      <InvoicesCard userId={userId} />
    </div>
  );
}

function SubscriptionCard({ userId }: { userId: string }) {
  const query = useQuery(userSubscriptionQuery(userId));
  const { locale } = useReaderCurrency();
  if (query.isPending) return <Skeleton className="h-56 w-full" />;
  if (!query.data) return <PartFailed what="The subscription" query={query} />;
  const { data } = query;
  const dates = [
    ['Trial ends', data.trialEnd],
    [data.cancelAtPeriodEnd ? 'Ends' : 'Period ends', data.currentPeriodEnd],
    ['Rights end without further news', data.rightsEnd],
  ] as const;
  return (
    <Card>
      <CardTitle level={3}>Subscription</CardTitle>
      <DescriptionList
        items={[
          {
            term: 'Rights',
            details: (
              <Badge tone={data.subscribed ? 'success' : 'neutral'}>
                {data.subscribed ? 'Subscribed' : 'Not subscribed'}
              </Badge>
            ),
          },
          { term: 'State', details: data.status ?? 'None' },
          ...(data.plan && data.price
            ? [{ term: 'Plan', details: `${data.plan}, ${formatAnyMoney(data.price, locale)}` }]
            : []),
          { term: 'Trial', details: data.trialAvailable ? 'Not used yet' : 'Used' },
          ...dates.flatMap(([term, value]) =>
            value ? [{ term, details: <DateText value={value} /> }] : [],
          ),
        ]}
      />
    </Card>
  );
}

function InvoicesCard({ userId }: { userId: string }) {
  const query = useInfiniteQuery(userInvoicesQuery(userId));
  return (
    <Card>
      <CardTitle level={3}>Invoices</CardTitle>
      <PagedList
        query={query}
        keyOf={({ id }) => id}
        loading={{ spoken: 'Loading invoices…', skeletons: 2, className: 'h-12 w-full' }}
        failed={<PartFailed what="The invoices" query={query} />}
        empty={<p className="text-ink-muted">There is no invoice yet.</p>}
        status={(shown) => `Showing ${shown}`}
        isSilentAtEnd
        moreLabel="Load More Invoices"
        moreFailed="More could not be loaded. Please try again."
        {...invoiceRows}
      >
        {(invoice) => (
          <>
            <span className="min-w-0 flex-1 basis-40 font-medium wrap-anywhere text-ink">
              {invoiceName(invoice)}
            </span>
            <InvoiceFigures invoice={invoice} />
          </>
        )}
      </PagedList>
    </Card>
  );
}
