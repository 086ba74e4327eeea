import { z } from 'zod';
import { operation } from '#access/operation.ts';
import { invalidCursor, pageInputShape, pageOf } from '#lib/api/pagination.ts';
import { typedLine } from '#lib/api/plain-text.ts';
import { timestampSchema } from '#lib/api/timestamp.ts';
import { webhookDeliveryIdSchema, webhookIdSchema } from './ids.ts';
import { eventTypes, type WebhookEventType } from './rules/event-types.ts';

const [firstType, ...otherTypes] = Object.keys(eventTypes) as [
  WebhookEventType,
  ...WebhookEventType[],
];
const eventTypeSchema = z.enum([firstType, ...otherTypes]);

const kindSchema = z.enum(['standard', 'teams']);

const webhookSchema = z.object({
  webhookId: z.uuid(),
  name: z.string(),
  kind: kindSchema,
  /** The host of its address. */
  host: z.string(),
  events: z.array(z.string()),
  /** `off` by its owner, `gone` because it answered so, `failed` after a week in which it took no event. */
  state: z.enum(['on', 'off', 'gone', 'failed']),
  /** Since when it has taken no event; null while it takes them. */
  failingSince: timestampSchema.nullable(),
  /** Until then the secret before the last rotation signs, too; null after it. */
  oldSecretUntil: timestampSchema.nullable(),
  createdAt: timestampSchema,
});
export type WebhookView = z.infer<typeof webhookSchema>;

const deliverySchema = z.object({
  /** The same in every try, as `webhook-id`. */
  deliveryId: z.uuid(),
  type: z.string(),
  happenedAt: timestampSchema,
  state: z.enum(['waiting', 'delivered', 'given-up']),
  tries: z.number().int(),
  /** Of the last try; null before the first. */
  triedAt: timestampSchema.nullable(),
  tookMs: z.number().int().nullable(),
  /** What was answered; null where there was no answer. */
  status: z.number().int().nullable(),
  /** Why there was no answer. */
  failure: z.string().nullable(),
  /** The first 1,024 characters of the answer. */
  answer: z.string(),
  /** When it is tried again; null where it is not. */
  nextTryAt: timestampSchema.nullable(),
});
export type WebhookDeliveryView = z.infer<typeof deliverySchema>;

/** Of the company that a client acts for, or of a consultant: whose role allows to hire manages them. */
const ownership = { access: 'correspondent', right: 'hire' } as const;
const ofWebhook = z.strictObject({ webhookId: webhookIdSchema });
const events = z.array(eventTypeSchema).min(1, 'Please choose an event').max(60);
const notFound = {
  WEBHOOK_NOT_FOUND: { status: 404, message: 'You have no such webhook.' },
} as const;
const eventsRefused = {
  EVENT_REFUSED: { status: 422, message: 'One of these events is never sent to you.' },
} as const;

/** Webhooks: events sent to addresses of a consultant or a company. */
export const webhooksContract = {
  list: operation({
    method: 'GET',
    path: '/me/webhooks',
    ...ownership,
    neverLookedAt: true,
    programs: true,
    summary: 'The own webhooks, and the events that they can be sent',
  }).output(
    z.object({
      webhooks: z.array(webhookSchema),
      eventTypes: z.array(z.object({ type: z.string(), says: z.string() })),
    }),
  ),

  create: operation({
    method: 'POST',
    path: '/me/webhooks',
    ...ownership,
    assurance: 'fresh',
    programs: true,
    successStatus: 201,
    summary: 'Have events sent to an address; the answer is the only one that has its secret',
    description:
      'Requests are signed by Standard Webhooks. Those of the kind `teams` carry an Adaptive Card and no signature.',
  })
    .input(
      z.strictObject({
        name: typedLine().min(1, 'Please give it a name').max(60, 'Please use a shorter name'),
        kind: kindSchema.default('standard'),
        url: z.url({ protocol: /^https$/, error: 'Please use an https address' }).max(2000),
        events,
      }),
    )
    .output(
      z.object({
        webhookId: z.uuid(),
        /** Null for Teams: there the address is the secret. */
        secret: z.string().nullable(),
      }),
    )
    .errors({
      ...eventsRefused,
      ADDRESS_REFUSED: {
        status: 422,
        message: 'Please use an https address with a public name and the usual port.',
      },
      TOO_MANY_WEBHOOKS: {
        status: 422,
        message: 'You have as many webhooks as there can be. Remove one first.',
      },
    }),

  change: operation({
    method: 'PATCH',
    path: '/me/webhooks/{webhookId}',
    ...ownership,
    assurance: 'fresh',
    summary: 'Choose other events for a webhook, or turn it on or off',
    description: 'Off, it is sent nothing, and what waited is given up.',
  })
    .input(ofWebhook.extend({ events: events.optional(), isOn: z.boolean().optional() }))
    .output(webhookSchema)
    .errors({ ...notFound, ...eventsRefused }),

  rotateSecret: operation({
    method: 'POST',
    path: '/me/webhooks/{webhookId}/secret',
    ...ownership,
    assurance: 'fresh',
    summary: 'Replace the secret of a webhook; the old one signs beside the new one for a day',
  })
    .input(ofWebhook)
    .output(z.object({ secret: z.string(), oldSecretUntil: timestampSchema }))
    .errors({
      ...notFound,
      WITHOUT_SECRET: { status: 422, message: 'The address of Teams is the secret itself.' },
    }),

  remove: operation({
    method: 'DELETE',
    path: '/me/webhooks/{webhookId}',
    ...ownership,
    programs: true,
    summary: 'Remove a webhook with its log; nothing more is sent to it',
  })
    .input(ofWebhook)
    .output(z.object({ removed: z.literal(true) }))
    .errors(notFound),

  sendTest: operation({
    method: 'POST',
    path: '/me/webhooks/{webhookId}/test',
    ...ownership,
    summary: 'Send a test event to a webhook, once',
  })
    .input(ofWebhook)
    .output(z.object({ deliveryId: z.uuid() }))
    .errors({
      ...notFound,
      WEBHOOK_OFF: { status: 409, message: 'Turn the webhook on first.' },
      TOO_MANY_TESTS: { status: 429, message: 'Too many tests. Please try again in an hour.' },
    }),

  listDeliveries: operation({
    method: 'GET',
    path: '/me/webhooks/{webhookId}/deliveries',
    ...ownership,
    neverLookedAt: true,
    summary: 'What was sent to a webhook in the last 30 days, newest first',
  })
    .input(ofWebhook.extend({ show: z.enum(['all', 'failed']).default('all'), ...pageInputShape }))
    .output(pageOf(deliverySchema))
    .errors({ ...notFound, ...invalidCursor }),

  sendAgain: operation({
    method: 'POST',
    path: '/me/webhooks/{webhookId}/deliveries/{deliveryId}/send-again',
    ...ownership,
    summary: 'Send an event again, under the same id',
  })
    .input(ofWebhook.extend({ deliveryId: webhookDeliveryIdSchema }))
    .output(z.object({ deliveryId: z.uuid() }))
    .errors({
      ...notFound,
      DELIVERY_NOT_FOUND: { status: 404, message: 'There is no such delivery any more.' },
      DELIVERY_WAITS: { status: 409, message: 'It is about to be sent.' },
      WEBHOOK_OFF: { status: 409, message: 'Turn the webhook on first.' },
    }),
};
