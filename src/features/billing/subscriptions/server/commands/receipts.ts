import type { Tx } from '#db/client.ts';
import { dayInWords } from '#lib/calendar-days.ts';
import { derivedId } from '#lib/jobs/derived-id.ts';
import { formatAnyMoney } from '#lib/money/format.ts';
import type { Services } from '#server/services.ts';
import { paymentReceipt } from '../emails/references.ts';
import type { Subscriber } from '../queries/subscriber.ts';
import type { KeptInvoice } from './keep-invoices.ts';

/** What was paid longer ago is history: a site that begins to keep invoices sends no receipts for old ones. */
const newForMs = 7 * 24 * 60 * 60 * 1000;

/**
 * Sends a receipt for each invoice that has just been paid, also one that a credit paid; nothing for a trial's zero.
 */
export async function mailReceipts(
  tx: Tx,
  { mailer, clock, publicUrl }: Pick<Services, 'mailer' | 'clock' | 'publicUrl'>,
  { userId, to, firstName }: Subscriber,
  paid: readonly KeptInvoice[],
): Promise<void> {
  const newest = clock.now().getTime() - newForMs;
  for (const { ownId, invoice } of paid) {
    const { id, currency, total, credited, paidAt = invoice.createdAt } = invoice;
    if (total <= 0 || paidAt.getTime() < newest) continue;
    const money = (amount: number): string => formatAnyMoney({ amount, currency }, 'en-US');
    await mailer.queueMail(tx, paymentReceipt, {
      to,
      props: {
        firstName,
        number: invoice.number ?? null,
        total: money(total),
        credited: credited > 0 ? money(credited) : null,
        paid: money(invoice.paid),
        paidOn: dayInWords(paidAt),
        lines: invoice.lines.map(({ description, amount }) => ({
          description,
          amount: money(amount),
        })),
        invoiceUrl: `${publicUrl}/consultant/invoice/${ownId}`,
      },
      id: derivedId(userId, `receipt: ${id}`),
    });
  }
}
