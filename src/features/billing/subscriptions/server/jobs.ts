import { z } from 'zod';
import { userIdSchema } from '#access/user.ts';
import { defineJob } from '#lib/jobs/job-definition.ts';
import { defineRecurringJob } from '#lib/jobs/job-schedule.ts';

const person = z.strictObject({ userId: userIdSchema });

/**
 * A consultant's first invoice with an amount above zero was paid; recorded once for each person, in the transaction
 * that keeps the time.
 */
export const firstPaymentReceived = defineJob({ name: 'first-payment-received', data: person });

/** All of that first payment was given back; recorded once for each person, like it. */
export const firstPaymentReturned = defineJob({ name: 'first-payment-returned', data: person });

/**
 * A consultant has rights again or for the first time: by a new subscription, a late payment, or a renewal that came
 * late.
 */
export const subscriptionBegan = defineJob({ name: 'subscription-began', data: person });

/**
 * A subscription was found beside the one that counts; recorded once for each subscription, in the transaction that
 * decides which of them counts.
 */
export const duplicateSubscriptionFound = defineJob({
  name: 'surplus-subscription-found',
  data: z.strictObject({ subscriptionId: z.string() }),
  // About a day: the billing service may be away, and the person has paid twice.
  retry: { limit: 34 },
});

/**
 * The billing service told us of a change; committed together with the event's id. It names the customer
 * only: what the change was is asked when the job runs.
 */
export const billingEventReceived = defineJob({
  name: 'billing-event-received',
  data: z.object({ eventId: z.string(), customerId: z.string() }),
  // About a day: the billing service was told that we have the event and will not send it again.
  retry: { limit: 34 },
});

/**
 * A user leaves, and so do their subscriptions. It names the billing service's customer: the account may be gone by
 * then.
 */
export const subscriberLeaving = defineJob({
  name: 'subscriber-leaving',
  data: z.strictObject({ customerId: z.string(), ending: z.enum(['period-end', 'now']) }),
  // About a day: the billing service may be away.
  retry: { limit: 34 },
});

/** A day has passed: trials may have come within a week of their end. */
export const trialsAged = defineRecurringJob({
  name: 'trials-aged',
  cron: '17 8 * * *',
  retry: { limit: 5 },
});

/** A night has passed: our billing state is compared with that of the billing service. */
export const billingComparisonDue = defineRecurringJob({
  name: 'billing-comparison-due',
  cron: '23 2 * * *',
  retry: { limit: 5 },
  expireSeconds: 3600,
});
