import { z } from 'zod';
import { operation } from '#access/operation.ts';
import { nextPathSchema } from '#features/identity/accounts/rules/auth-requests.ts';
import { invalidCursor, pageInputShape, pageOf } from '#lib/api/pagination.ts';
import { timestampSchema } from '#lib/api/timestamp.ts';
import { currencyCodes } from '#lib/money/currencies.ts';
import { invoiceIdSchema } from './ids.ts';

export const subscriptionViewSchema = z.object({
  subscribed: z.boolean(),
  /** The state as the billing service names it; null before the first subscription. */
  status: z.string().nullable(),
  plan: z.enum(['monthly', 'annual']).nullable(),
  currentPeriodEnd: timestampSchema.nullable(),
  trialEnd: timestampSchema.nullable(),
  cancelAtPeriodEnd: z.boolean(),
  /** Whether a first subscription would start with the free trial. */
  trialAvailable: z.boolean(),
  /** Until when this state gives rights, without any further news; null when it gives none. */
  rightsEnd: timestampSchema.nullable(),
  /** It gives no rights, and its owner can bring it back with the billing service instead of buying another. */
  mustMend: z.boolean(),
  /** What an interval costs, in whole units of an ISO 4217 currency; null before the first subscription. */
  price: z.object({ amount: z.number(), currency: z.string() }).nullable(),
});
export type SubscriptionView = z.infer<typeof subscriptionViewSchema>;

/** An invoice in a list. Amounts are in the currency itself, with its decimals. */
export const invoiceSummarySchema = z.object({
  id: z.uuid(),
  number: z.string().nullable(),
  status: z.enum(['open', 'paid', 'void', 'uncollectible']),
  issuedAt: timestampSchema,
  /** ISO 4217. */
  currency: z.string(),
  total: z.number(),
  /** What was taken from the credit. */
  credited: z.number(),
  /** What was paid beside it. */
  paid: z.number(),
  /** What was given back of that. */
  refunded: z.number(),
});
export type InvoiceSummary = z.infer<typeof invoiceSummarySchema>;

const partySchema = z.object({
  name: z.string(),
  email: z.string(),
  /** Line by line. */
  address: z.array(z.string()),
  taxIds: z.array(z.string()),
});
export type InvoiceParty = z.infer<typeof partySchema>;

/** An invoice as it is filed. */
export const invoiceSchema = invoiceSummarySchema.extend({
  paidAt: timestampSchema.nullable(),
  lines: z.array(
    z.object({
      description: z.string(),
      amount: z.number(),
      periodStart: timestampSchema,
      periodEnd: timestampSchema,
    }),
  ),
  subtotal: z.number(),
  tax: z.number(),
  /** Whether the prices of its lines contain the tax. */
  isTaxIncluded: z.boolean(),
  /** There is no tax on it because its recipient accounts for it. */
  isReverseCharge: z.boolean(),
  seller: partySchema,
  buyer: partySchema,
  /** The billing service's own document of it, a PDF. */
  documentUrl: z.url().nullable(),
});
export type Invoice = z.infer<typeof invoiceSchema>;

const billingUnavailable = {
  BILLING_UNAVAILABLE: {
    status: 503,
    message: 'The billing service does not answer. Please try again.',
  },
} as const;

export const subscriptionsContract = {
  getOwn: operation({
    method: 'GET',
    path: '/me/subscription',
    access: 'consultant',
    programs: true,
    whileSuspended: true,
    summary: 'The own subscription, from verified billing state',
    description:
      'The specification calls it check-subscription; its subscription_tier and subscription_end are plan and currentPeriodEnd.',
  }).output(subscriptionViewSchema),

  refresh: operation({
    method: 'POST',
    path: '/me/subscription/refresh',
    access: 'consultant',
    whileSuspended: true,
    summary: 'Ask the billing service for the present state of the own subscription',
  })
    .output(subscriptionViewSchema)
    .errors(billingUnavailable),

  startCheckout: operation({
    method: 'POST',
    path: '/me/subscription/checkout',
    access: 'consultant',
    summary: 'Start a checkout; answers the address of the payment page',
    description:
      'The specification calls it create-checkout. One checkout is open at a time: starting another plan or currency closes the earlier one.',
  })
    .input(
      z.strictObject({
        plan: z.enum(['monthly', 'annual']),
        currency: z.enum(currencyCodes),
        /** What the plan costs by the page that it was chosen on, in whole units: another price is not sold unseen. */
        shownAmount: z.number().int().positive().optional(),
        /** A path on this site that the subscription is wanted for. */
        next: nextPathSchema.optional(),
      }),
    )
    .output(z.object({ url: z.url() }))
    .errors({
      ...billingUnavailable,
      ALREADY_SUBSCRIBED: { status: 409, message: 'You have an active subscription already.' },
      SUBSCRIPTION_TO_MEND: {
        status: 409,
        message:
          'Your subscription waits for a payment. Mend it in the billing portal instead of starting another one.',
      },
      PRICE_CHANGED: {
        status: 409,
        message: 'The price has changed since this page was loaded. Please look at it again.',
      },
      CHECKOUT_REPLACED: {
        status: 409,
        message: 'You have started another checkout meanwhile. Please try again.',
      },
    }),

  listInvoices: operation({
    method: 'GET',
    path: '/me/invoices',
    access: 'consultant',
    programs: true,
    whileSuspended: true,
    summary: 'The own invoices, newest first',
  })
    .input(z.strictObject(pageInputShape))
    .output(pageOf(invoiceSummarySchema))
    .errors(invalidCursor),

  getInvoice: operation({
    method: 'GET',
    path: '/me/invoices/{id}',
    access: 'consultant',
    programs: true,
    whileSuspended: true,
    summary: 'One of the own invoices, with all that stands on it',
  })
    .input(z.strictObject({ id: invoiceIdSchema }))
    .output(invoiceSchema)
    .errors({ INVOICE_NOT_FOUND: { status: 404, message: 'This invoice does not exist.' } }),

  openPortal: operation({
    method: 'POST',
    path: '/me/subscription/portal',
    access: 'consultant',
    whileSuspended: true,
    summary: 'Open the billing service’s own page for managing the subscription',
    description: 'The specification calls it customer-portal.',
  })
    .output(z.object({ url: z.url() }))
    .errors({
      ...billingUnavailable,
      NO_SUBSCRIPTION: { status: 409, message: 'There is no subscription to manage yet.' },
    }),
};
