import { html } from 'hono/html';
import type { Account } from '../account.ts';
import type { LocalCreditNote, LocalInvoice } from '../objects.ts';
import { type Markup, pageShell } from './page-shell.ts';
import { amountInWords, dayInWords } from './page-words.ts';

export interface InvoiceDocument {
  invoice: LocalInvoice;
  account: Account;
  refunded: boolean;
  creditNotes: readonly LocalCreditNote[];
}

/** Seller, buyer, lines and sums of an invoice, as lines of text: for the page and for the file. */
export function documentParts({ invoice, account, refunded, creditNotes }: InvoiceDocument) {
  const money = (minor: number): string => amountInWords(minor, invoice.currency);
  const taxes = invoice.total_taxes ?? [];
  const used = (invoice.ending_balance ?? 0) - (invoice.starting_balance ?? 0);
  return {
    title: `Invoice ${invoice.number ?? ''}`.trim(),
    status: statusInWords(invoice, refunded),
    date: dayInWords(invoice.created),
    seller: [account.name, ...account.letterhead],
    buyer: [
      invoice.customer_name ?? '',
      ...addressLines(invoice.customer_address ?? null),
      invoice.customer_email ?? '',
      ...(invoice.customer_tax_ids ?? []).map(({ value }) => `VAT ${value}`),
    ].filter(Boolean),
    lines: (invoice.lines?.data ?? []).map((line) => ({
      what: line.description ?? '',
      when: `${dayInWords(line.period.start)} to ${dayInWords(line.period.end)}`,
      amount: money(line.amount),
    })),
    sums: [
      ['Subtotal', money(invoice.subtotal)],
      ...taxes.map((tax) => [
        tax.taxability_reason === 'reverse_charge'
          ? 'Tax: to be accounted for by the recipient (reverse charge)'
          : `Tax${tax.tax_behavior === 'inclusive' ? ' (included)' : ''}`,
        money(tax.amount),
      ]),
      ['Total', money(invoice.total)],
      ...(used > 0 ? [['Taken from your credit', `−${money(used)}`]] : []),
      ['Amount due', money(invoice.amount_due)],
      ['Paid', money(invoice.amount_paid)],
      ...creditNotes.map((note) => [`Credit note ${note.number}`, `−${money(note.amount)}`]),
    ] as [string, string][],
  };
}

function statusInWords(
  { status, status_transitions: times }: LocalInvoice,
  refunded: boolean,
): string {
  if (refunded) return 'Refunded';
  if (status === 'paid') return times?.paid_at ? `Paid on ${dayInWords(times.paid_at)}` : 'Paid';
  if (status === 'void') return 'Void';
  return status === 'uncollectible' ? 'Written off' : 'To be paid';
}

function addressLines(address: Account['address'] | null): string[] {
  if (!address) return [];
  const place = [address.postal_code, address.city].filter(Boolean).join(' ');
  return [address.line1, address.line2, place, address.state, address.country].flatMap((line) =>
    line ? [line] : [],
  );
}

/** An invoice to read, to print and to file. */
export function invoicePage(document: InvoiceDocument): Markup {
  const { account, invoice } = document;
  const { title, status, date, seller, buyer, lines, sums } = documentParts(document);
  return pageShell(
    account.pageBase,
    title,
    html`<section class="card">
        <h1>${title}</h1>
        <dl>
          <dt>Date</dt>
          <dd>${date}</dd>
          <dt>Status</dt>
          <dd>${status}</dd>
          <dt>Currency</dt>
          <dd>${invoice.currency.toUpperCase()}</dd>
        </dl>
        <div class="parties">
          <div><h2>From</h2><p>${seller.join('\n')}</p></div>
          <div><h2>To</h2><p>${buyer.join('\n')}</p></div>
        </div>
        <table>
          <thead><tr><th scope="col">What</th><th scope="col">Amount</th></tr></thead>
          <tbody>
            ${lines.map(
              ({ what, when, amount }) =>
                html`<tr><td>${what}<br /><small>${when}</small></td><td>${amount}</td></tr>`,
            )}
          </tbody>
          <tfoot>
            ${sums.map(([name, amount]) => html`<tr><th scope="row">${name}</th><td>${amount}</td></tr>`)}
          </tfoot>
        </table>
        <a class="button" href="${account.pageBase}/invoices/${invoice.id}/pdf">Download as PDF</a>
      </section>`,
  );
}
