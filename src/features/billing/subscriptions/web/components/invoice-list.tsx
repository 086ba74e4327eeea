import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { formatAnyMoney } from '#lib/money/format.ts';
import { useReaderCurrency } from '#lib/money/use-reader-currency.ts';
import { PartFailed } from '#ui/feedback/part-failed.tsx';
import { Badge } from '#ui/primitives/badge.tsx';
import { Card, CardTitle } from '#ui/primitives/card.tsx';
import { DateText } from '#ui/primitives/date-text.tsx';
import { PagedList } from '#ui/primitives/paged-list.tsx';
import { invoicesQuery } from '../queries.ts';
import { invoiceStatusOf } from './invoice-status.ts';

/** The own invoices, each to be opened and filed. */
export function InvoiceList() {
  const query = useInfiniteQuery(invoicesQuery);
  const { locale } = useReaderCurrency();
  return (
    <Card>
      <CardTitle>Invoices</CardTitle>
      <PagedList
        query={query}
        keyOf={({ id }) => id}
        loading={{ spoken: 'Loading your invoices…', skeletons: 2, className: 'h-12 w-full' }}
        failed={<PartFailed what="Your invoices" query={query} />}
        empty={<p className="text-ink-muted">There is no invoice yet.</p>}
        status={(shown) => `Showing ${shown}`}
        isSilentAtEnd
        moreLabel="Load More"
        moreFailed="More could not be loaded. Please try again."
        className="divide-y divide-line"
        itemClassName="flex flex-wrap items-center gap-x-4 gap-y-1 py-3"
      >
        {(invoice) => {
          const { tone, label } = invoiceStatusOf(invoice);
          return (
            <>
              <Link
                to="/consultant/invoice/$invoiceId"
                params={{ invoiceId: invoice.id }}
                className="min-w-0 flex-1 basis-40 font-medium text-link underline underline-offset-4 wrap-anywhere"
              >
                {invoice.number ? `Invoice ${invoice.number}` : 'Invoice'}
              </Link>
              <span className="text-sm text-ink-muted">
                <DateText value={invoice.issuedAt} />
              </span>
              <span className="tabular-nums">
                {formatAnyMoney({ amount: invoice.total, currency: invoice.currency }, locale)}
              </span>
              <Badge tone={tone}>{label}</Badge>
            </>
          );
        }}
      </PagedList>
    </Card>
  );
}
