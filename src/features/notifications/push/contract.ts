import { z } from 'zod';
import { operation } from '#access/operation.ts';
import { timestampSchema } from '#lib/api/timestamp.ts';
import { pushSubscriptionIdSchema } from './ids.ts';

/** A browser of the person who asks. */
const pushSubscriptionSchema = z.object({
  subscriptionId: z.uuid(),
  /** Such as `Chrome on Windows`. */
  device: z.string(),
  addedAt: timestampSchema,
  /** It was turned on in the sign-in that asks. */
  isHere: z.boolean(),
});
export type PushSubscriptionView = z.infer<typeof pushSubscriptionSchema>;

export const pushSubscriptionsContract = {
  list: operation({
    method: 'GET',
    path: '/me/push-subscriptions',
    access: 'signed-in',
    neverLookedAt: true,
    summary: 'The own browsers that show notifications, and the key that a browser subscribes with',
  }).output(
    z.object({
      /** The site's own, for VAPID: 65 bytes in base64url. */
      publicKey: z.string(),
      subscriptions: z.array(pushSubscriptionSchema),
    }),
  ),

  add: operation({
    method: 'POST',
    path: '/me/push-subscriptions',
    access: 'signed-in',
    summary: 'Have this browser show notifications for as long as this sign-in lasts',
    description:
      'Takes the place of what this sign-in or this browser had before. The address is that of the browser’s push service.',
  })
    .input(
      z.strictObject({
        endpoint: z.url({ protocol: /^https$/ }).max(1500),
        p256dh: z.string().regex(/^B[\w-]{86}$/),
        auth: z.string().regex(/^[\w-]{22}$/),
      }),
    )
    .output(pushSubscriptionSchema)
    .errors({
      ENDPOINT_REFUSED: {
        status: 422,
        message: 'This browser names a push service that we do not send to.',
      },
      NO_BROWSER: {
        status: 422,
        message: 'Turn notifications on in the browser that is to show them.',
      },
      TOO_MANY_BROWSERS: {
        status: 422,
        message: 'You have as many browsers as there can be. Remove one first.',
      },
    }),

  remove: operation({
    method: 'DELETE',
    path: '/me/push-subscriptions/{subscriptionId}',
    access: 'signed-in',
    summary: 'Send no more notifications to an own browser',
  })
    .input(z.strictObject({ subscriptionId: pushSubscriptionIdSchema }))
    .output(z.object({ removed: z.literal(true) }))
    .errors({
      SUBSCRIPTION_NOT_FOUND: { status: 404, message: 'You have no such browser.' },
    }),
};
