import { fromMinorUnits } from '#lib/money/minor-units.ts';
import {
  type Invoice,
  type InvoiceSummary,
  invoiceSummarySchema,
  type SubscriptionView,
} from '../contract.ts';
import { mustMend } from '../policy.ts';
import { isSubscribed, subscribedUntil } from '../rules/rights.ts';
import type { BillingRecord } from './queries/billing-record.ts';
import type { InvoiceRow } from './queries/invoices.ts';

/** The own subscription as its consultant sees it at `now`. */
export function viewSubscription(
  { subscription }: BillingRecord,
  trialStart: Date | null,
  now: Date,
): SubscriptionView {
  return {
    subscribed: isSubscribed(subscription, now),
    status: subscription?.status ?? null,
    plan: subscription?.plan ?? null,
    currentPeriodEnd: subscription?.currentPeriodEnd.toISOString() ?? null,
    trialEnd: subscription?.trialEnd?.toISOString() ?? null,
    cancelAtPeriodEnd: subscription?.cancelAtPeriodEnd ?? false,
    trialAvailable: trialStart === null,
    rightsEnd: subscribedUntil(subscription)?.toISOString() ?? null,
    mustMend: mustMend(subscription, now),
    price: subscription ? { amount: subscription.amount, currency: subscription.currency } : null,
  };
}

/** An invoice in its owner's list. */
export function viewInvoiceSummary(row: InvoiceRow): InvoiceSummary {
  const money = (minor: number): number => fromMinorUnits(minor, row.currency);
  return {
    id: row.id,
    number: row.number,
    status: invoiceSummarySchema.shape.status.parse(row.status),
    issuedAt: row.issued_at.toISOString(),
    currency: row.currency,
    total: money(row.total),
    credited: money(row.credited),
    paid: money(row.paid),
    refunded: money(row.refunded),
  };
}

/** An invoice as its owner files it. */
export function viewInvoice(row: InvoiceRow): Invoice {
  const money = (minor: number): number => fromMinorUnits(minor, row.currency);
  return {
    ...viewInvoiceSummary(row),
    paidAt: row.paid_at?.toISOString() ?? null,
    lines: row.lines.map(({ description, amount, periodStart, periodEnd }) => ({
      description,
      amount: money(amount),
      periodStart,
      periodEnd,
    })),
    subtotal: money(row.subtotal),
    tax: money(row.tax),
    isTaxIncluded: row.is_tax_included,
    isReverseCharge: row.is_reverse_charge,
    seller: row.seller,
    buyer: row.buyer,
    documentUrl: row.document_url,
  };
}
