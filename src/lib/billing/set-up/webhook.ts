import type Stripe from 'stripe';
import { stripeApiVersion } from '../stripe-client.ts';
import type { WantedSetUp } from './wanted.ts';

const listPageSize = 100;

/** Makes or mends the webhook of this site. Says what it did; answers the secret of one that it has made. */
export async function setUpWebhook(
  stripe: Stripe,
  { webhookUrl, events }: WantedSetUp,
  say: (change: string) => void,
): Promise<string | undefined> {
  if (webhookUrl === undefined) return undefined;
  const wanted = [...events] as Stripe.WebhookEndpointCreateParams.EnabledEvent[];
  const found = await findWebhook(stripe, webhookUrl);
  if (!found) {
    const made = await stripe.webhookEndpoints.create({
      url: webhookUrl,
      enabled_events: wanted,
      api_version: stripeApiVersion,
      description: 'Direct365',
    });
    say(`Webhook ${webhookUrl}: made.`);
    return made.secret;
  }
  const isSame =
    found.enabled_events.length === wanted.length &&
    wanted.every((type) => found.enabled_events.includes(type));
  if (!isSame || found.status !== 'enabled') {
    await stripe.webhookEndpoints.update(found.id, { enabled_events: wanted, disabled: false });
    say(`Webhook ${webhookUrl}: ${isSame ? 'was switched off' : 'was sent other events'}; mended.`);
  }
  return undefined;
}

async function findWebhook(
  stripe: Stripe,
  url: string,
): Promise<Stripe.WebhookEndpoint | undefined> {
  for await (const each of stripe.webhookEndpoints.list({ limit: listPageSize })) {
    if (each.url === url) return each;
  }
  return undefined;
}
