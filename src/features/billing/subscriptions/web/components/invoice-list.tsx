import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { PartFailed } from '#ui/feedback/part-failed.tsx';
import { Card, CardTitle } from '#ui/primitives/card.tsx';
import { PagedList } from '#ui/primitives/paged-list.tsx';
import { invoicesQuery } from '../queries.ts';
import { InvoiceFigures, invoiceName, invoiceRows } from './invoice-figures.tsx';

/** The own invoices, each to be opened and filed. */
export function InvoiceList() {
  const query = useInfiniteQuery(invoicesQuery);
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
        {...invoiceRows}
      >
        {(invoice) => (
          <>
            <Link
              to="/consultant/invoice/$invoiceId"
              params={{ invoiceId: invoice.id }}
              className="min-w-0 flex-1 basis-40 font-medium text-link underline underline-offset-4 wrap-anywhere"
            >
              {invoiceName(invoice)}
            </Link>
            <InvoiceFigures invoice={invoice} />
          </>
        )}
      </PagedList>
    </Card>
  );
}
