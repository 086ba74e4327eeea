import { z } from 'zod';
import { absoluteUrl, defineMailReference } from '#lib/mail/define-mail-reference.ts';

const startedProps = z.strictObject({
  firstName: z.string(),
  planName: z.string(),
  price: z.string(),
  interval: z.enum(['month', 'year']),
  /** The day of the next charge: of the first one, during a trial. */
  periodEnd: z.string(),
  cancellation: z.string(),
  portalUrl: absoluteUrl,
});

/** Days and prices come as the reader sees them: `21 February 2027`, `$75`. */
export const subscriptionStarted = defineMailReference('subscription-started', startedProps);

/** The same, with a free trial before the first charge. */
export const trialStarted = defineMailReference('trial-started', startedProps);

/** A week before the trial ends and the first charge is made. */
export const trialEnding = defineMailReference(
  'trial-ending',
  z.strictObject({
    firstName: z.string(),
    planName: z.string(),
    price: z.string(),
    interval: z.enum(['month', 'year']),
    trialEnd: z.string(),
    portalUrl: absoluteUrl,
  }),
);

/** An invoice has been paid. */
export const paymentReceipt = defineMailReference(
  'payment-receipt',
  z.strictObject({
    firstName: z.string(),
    number: z.string().nullable(),
    total: z.string(),
    /** What a credit has paid of it; null when none did. */
    credited: z.string().nullable(),
    paid: z.string(),
    paidOn: z.string(),
    lines: z.array(z.strictObject({ description: z.string(), amount: z.string() })),
    invoiceUrl: absoluteUrl,
  }),
);

/**
 * What of an invoice is still to be paid; null where the billing service names none, and in jobs of before it was told.
 */
const due = z.string().nullable().default(null);

/** A payment has failed and will be tried again; `worksUntil` is the last day of the rights without it. */
export const paymentFailed = defineMailReference(
  'payment-failed',
  z.strictObject({ firstName: z.string(), due, worksUntil: z.string(), portalUrl: absoluteUrl }),
);

/** The payment could not be taken, and is not tried any more: the rights rest until it is made. */
export const subscriptionOnHold = defineMailReference(
  'subscription-on-hold',
  z.strictObject({ firstName: z.string(), due, portalUrl: absoluteUrl }),
);

/** The subscription will end with the period that is paid for. */
export const subscriptionCancelled = defineMailReference(
  'subscription-cancelled',
  z.strictObject({ firstName: z.string(), endsOn: z.string(), portalUrl: absoluteUrl }),
);

/** A subscription was started beside another one; it was cancelled, and what it had charged goes back. */
export const secondSubscriptionCancelled = defineMailReference(
  'second-subscription-cancelled',
  z.strictObject({
    firstName: z.string(),
    planName: z.string(),
    /** What goes back; null when nothing had been charged. */
    givenBack: z.string().nullable(),
    portalUrl: absoluteUrl,
  }),
);

/** The subscription has ended, and the rights with it. */
export const subscriptionEnded = defineMailReference(
  'subscription-ended',
  z.strictObject({ firstName: z.string(), subscribeUrl: absoluteUrl }),
);

/** To admins: what a comparison with the billing service has repaired. */
export const billingRepaired = defineMailReference(
  'billing-repaired',
  z.strictObject({
    looked: z.number(),
    repaired: z.number(),
    /** The first of them. */
    repairs: z.array(z.strictObject({ who: z.string(), before: z.string(), after: z.string() })),
    /** Customers of the billing service with a living subscription, but without an account here. */
    unknownCustomers: z.array(z.string()),
  }),
);
