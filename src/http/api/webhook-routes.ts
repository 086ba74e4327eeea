import { Hono } from 'hono';
import { receiveBillingWebhook } from '#features/billing/subscriptions/server/commands/receive-webhook.ts';
import { WebhookRefused } from '#lib/billing/errors.ts';
import type { Services } from '#server/services.ts';
import { respondWithProblem } from '../edge/problems.ts';

const refusals: Record<WebhookRefused['reason'], string> = {
  signature: 'The signature of this webhook is not valid.',
  time: 'The time of this webhook is too far from ours.',
  content: 'This webhook is signed, but it contains no readable event.',
};

/** What other services send us. The signature is over the raw body, so nothing parses it before. */
export function webhookRoutes(services: Services): Hono {
  return new Hono().post('/webhooks/stripe', async (context) => {
    const body = await context.req.text();
    const signature = context.req.header('stripe-signature') ?? '';
    try {
      await receiveBillingWebhook(services, body, signature);
    } catch (error) {
      if (!(error instanceof WebhookRefused)) throw error;
      return respondWithProblem(context, {
        code: 'WEBHOOK_REFUSED',
        status: 400,
        detail: refusals[error.reason],
      });
    }
    return context.json({ received: true });
  });
}
