import { formatAnyMoney } from '#lib/money/format.ts';
import { useReaderCurrency } from '#lib/money/use-reader-currency.ts';
import { Badge } from '#ui/primitives/badge.tsx';
import { DateText } from '#ui/primitives/date-text.tsx';
import type { InvoiceSummary } from '../../contract.ts';
import { invoiceStatusOf } from './invoice-status.ts';

/** The name of an invoice in a list. */
export const invoiceName = ({ number }: Pick<InvoiceSummary, 'number'>): string =>
  number ? `Invoice ${number}` : 'Invoice';

/** Day, total and state of an invoice, as a row of a list shows them. */
export function InvoiceFigures({ invoice }: { invoice: InvoiceSummary }) {
  const { locale } = useReaderCurrency();
  const { tone, label } = invoiceStatusOf(invoice);
  return (
    <>
      <span className="text-sm text-ink-muted">
        <DateText value={invoice.issuedAt} />
      </span>
      <span className="tabular-nums">
        {formatAnyMoney({ amount: invoice.total, currency: invoice.currency }, locale)}
      </span>
      <Badge tone={tone}>{label}</Badge>
    </>
  );
}

/** How lists of invoices lay out their rows. */
export const invoiceRows = {
  className: 'divide-y divide-line',
  itemClassName: 'flex flex-wrap items-center gap-x-4 gap-y-1 py-3',
};
