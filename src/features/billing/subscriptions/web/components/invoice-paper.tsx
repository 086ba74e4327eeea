import type { ReactNode } from 'react';
import { formatAnyMoney } from '#lib/money/format.ts';
import { useReaderCurrency } from '#lib/money/use-reader-currency.ts';
import { Badge } from '#ui/primitives/badge.tsx';
import { DateText } from '#ui/primitives/date-text.tsx';
import type { Invoice, InvoiceParty } from '../../contract.ts';
import { invoiceStatusOf } from './invoice-status.ts';

/** An invoice as it is printed and filed: who, to whom, for what, and what has become of it. */
export function InvoicePaper({ invoice }: { invoice: Invoice }) {
  const { locale } = useReaderCurrency();
  const money = (amount: number): string =>
    formatAnyMoney({ amount, currency: invoice.currency }, locale);
  const { tone, label } = invoiceStatusOf(invoice);
  return (
    <article className="rounded-lg border border-line bg-surface p-5 shadow-card sm:p-8 print:border-0 print:p-0 print:shadow-none">
      <div className="mb-8 flex flex-wrap items-start justify-between gap-4">
        <div>
          <h1 className="text-2xl font-semibold text-ink">
            {invoice.number ? `Invoice ${invoice.number}` : 'Invoice'}
          </h1>
          <p className="mt-1 text-ink-muted">
            Issued on <DateText value={invoice.issuedAt} />
            {invoice.paidAt && (
              <>
                , paid on <DateText value={invoice.paidAt} />
              </>
            )}
          </p>
        </div>
        <Badge tone={tone}>{label}</Badge>
      </div>
      <div className="mb-8 grid gap-6 sm:grid-cols-2">
        <Party title="From" party={invoice.seller} />
        <Party title="To" party={invoice.buyer} />
      </div>
      <table className="w-full text-left">
        <thead className="border-b border-line text-sm text-ink-muted">
          <tr>
            <th className="py-2 font-medium">For</th>
            <th className="py-2 text-right font-medium">Amount ({invoice.currency})</th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {invoice.lines.map((line) => (
            <tr key={`${line.description} ${line.periodStart}`}>
              <td className="py-3 pr-4 wrap-anywhere">
                {line.description}
                <span className="block text-sm text-ink-muted">
                  <DateText value={line.periodStart} /> to <DateText value={line.periodEnd} />
                </span>
              </td>
              <td className="py-3 text-right align-top tabular-nums">{money(line.amount)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <dl className="mt-4 ml-auto max-w-xs border-t border-line pt-3">
        <Sum term="Subtotal">{money(invoice.subtotal)}</Sum>
        <Sum term={invoice.isTaxIncluded ? 'Tax, included' : 'Tax'}>{money(invoice.tax)}</Sum>
        <Sum term="Total" isMain>
          {money(invoice.total)}
        </Sum>
        {invoice.credited > 0 && (
          <Sum term="Taken from your credit">−{money(invoice.credited)}</Sum>
        )}
        <Sum term="Paid">{money(invoice.paid)}</Sum>
        {invoice.refunded > 0 && <Sum term="Refunded">{money(invoice.refunded)}</Sum>}
      </dl>
      {invoice.isReverseCharge && (
        <p className="mt-4 text-sm">
          Reverse charge: the tax is to be accounted for by the recipient.
        </p>
      )}
    </article>
  );
}

function Party({ title, party }: { title: string; party: InvoiceParty }) {
  const lines = [...party.address, party.email, ...party.taxIds.map((id) => `VAT ID ${id}`)];
  return (
    <section aria-label={title}>
      <h2 className="mb-1 text-sm text-ink-muted">{title}</h2>
      <p className="font-medium text-ink wrap-anywhere">{party.name}</p>
      {lines.filter(Boolean).map((line) => (
        <p key={line} className="wrap-anywhere">
          {line}
        </p>
      ))}
    </section>
  );
}

function Sum({
  term,
  isMain = false,
  children,
}: {
  term: string;
  isMain?: boolean;
  children: ReactNode;
}) {
  return (
    <div className={`flex justify-between gap-6 py-1 ${isMain ? 'font-semibold text-ink' : ''}`}>
      <dt>{term}</dt>
      <dd className="tabular-nums">{children}</dd>
    </div>
  );
}
