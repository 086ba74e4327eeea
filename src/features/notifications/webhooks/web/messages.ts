import { asApiProblem } from '#lib/api/problem.ts';
import type { WebhookDeliveryView, WebhookView } from '../contract.ts';

/** What is said about webhooks. */
export const webhookMessages = {
  listFailed: 'Your webhooks could not be loaded.',
  logFailed: 'The log could not be loaded.',
  moreFailed: 'More of the log could not be loaded. Please try again.',
  added: 'Webhook added',
  changed: 'Webhook updated',
  removed: { title: 'Webhook removed', description: 'Nothing more is sent to it.' },
  testSent: { title: 'Test event sent', description: 'The log shows how it was answered.' },
  sentAgain: { title: 'Sent again', description: 'The log shows how it was answered.' },
  copied: { title: 'Copied!', description: 'Keep the secret where only your program finds it.' },
  notCopied: 'It could not be copied. Please copy it by hand.',
  failed: 'That did not work. Please try again.',
} as const;

/** The badge of a webhook that is not on, and what is to be done. */
export const stateWords: Record<
  Exclude<WebhookView['state'], 'on'>,
  [badge: string, why: string]
> = {
  off: ['Off', 'You turned it off.'],
  gone: [
    'Gone',
    'Its address answered that it no longer exists (410). Turn it on again if it does.',
  ],
  failed: ['Stopped', 'It took no event for a week. Turn it on again once its address works.'],
};

/** How a delivery stands. */
export const deliveryWords: Record<WebhookDeliveryView['state'], string> = {
  waiting: 'Waiting',
  delivered: 'Delivered',
  'given-up': 'Not delivered',
};

/** The sentence of a refusal, or that something went wrong. */
export const messageForWebhookError = (error: unknown): string =>
  asApiProblem(error)?.message ?? webhookMessages.failed;
