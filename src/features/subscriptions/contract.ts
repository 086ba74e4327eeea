import { z } from 'zod';
import { operation } from '#access/operation.ts';
import { nextPathSchema } from '#features/accounts/rules/auth-requests.ts';
import { timestampSchema } from '#lib/api/timestamp.ts';
import { currencyCodes } from '#lib/money/currencies.ts';

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
    summary: 'The own subscription, from verified billing state',
  }).output(subscriptionViewSchema),

  refresh: operation({
    method: 'POST',
    path: '/me/subscription/refresh',
    access: 'consultant',
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
      'One checkout is open at a time: starting another plan or currency closes the earlier one.',
  })
    .input(
      z.strictObject({
        plan: z.enum(['monthly', 'annual']),
        currency: z.enum(currencyCodes),
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
      CHECKOUT_REPLACED: {
        status: 409,
        message: 'You have started another checkout meanwhile. Please try again.',
      },
    }),

  openPortal: operation({
    method: 'POST',
    path: '/me/subscription/portal',
    access: 'consultant',
    summary: 'Open the billing service’s own page for managing the subscription',
  })
    .output(z.object({ url: z.url() }))
    .errors({
      ...billingUnavailable,
      NO_SUBSCRIPTION: { status: 409, message: 'There is no subscription to manage yet.' },
    }),
};
