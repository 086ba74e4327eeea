import { z } from 'zod';
import { absoluteUrl, defineMailReference } from '#lib/mail/define-mail-reference.ts';

/** Days and prices come as the reader sees them: `21 February 2027`, `$75`. */
export const subscriptionStarted = defineMailReference(
  'subscription-started',
  z.strictObject({
    firstName: z.string(),
    planName: z.string(),
    price: z.string(),
    interval: z.enum(['month', 'year']),
    /** The day of the first charge; null without a trial. */
    trialEnd: z.string().nullable(),
    periodEnd: z.string(),
    cancellation: z.string(),
    portalUrl: absoluteUrl,
  }),
);

/** A payment has failed and will be tried again. */
export const paymentFailed = defineMailReference(
  'payment-failed',
  z.strictObject({ firstName: z.string(), portalUrl: absoluteUrl }),
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
