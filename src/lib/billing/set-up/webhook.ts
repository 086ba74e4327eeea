import type Stripe from 'stripe';
import { stripeApiVersion } from '../stripe-client.ts';
import type { MadeWebhook, WantedSetUp } from './wanted.ts';

const listPageSize = 100;

/** On a webhook whose secret may be unread: Stripe returns it once, and that answer may have been lost. */
const unread = { secret: 'unread' };

/** Makes or mends the webhook of this site. Says what it did; answers the one that it has made, with its secret. */
export async function setUpWebhook(
  stripe: Stripe,
  { webhookUrl, events }: WantedSetUp,
  say: (change: string) => void,
): Promise<MadeWebhook | undefined> {
  if (webhookUrl === undefined) return undefined;
  const wanted = [...events] as Stripe.WebhookEndpointCreateParams.EnabledEvent[];
  const found = await findWebhook(stripe, webhookUrl);
  if (!found) {
    const made = await createWebhook(stripe, webhookUrl, wanted);
    say(`Webhook ${webhookUrl}: made.`);
    return made;
  }
  if (found.metadata?.secret === unread.secret) {
    await stripe.webhookEndpoints.del(found.id);
    const made = await createWebhook(stripe, webhookUrl, wanted);
    say(`Webhook ${webhookUrl}: its secret was lost on the way; replaced by a new one.`);
    return made;
  }
  const difference = differenceOf(found, events);
  if (difference) {
    await stripe.webhookEndpoints.update(found.id, { enabled_events: wanted, disabled: false });
    say(`Webhook ${webhookUrl}: ${difference}; mended.`);
  }
  return undefined;
}

function differenceOf(
  { enabled_events: is, status }: Stripe.WebhookEndpoint,
  events: readonly string[],
): string | null {
  const has = new Set<string>(is);
  const isSame = has.size === events.length && events.every((type) => has.has(type));
  if (!isSame) return 'was sent other events';
  return status === 'enabled' ? null : 'was switched off';
}

/** What of the webhook is not as wanted, or null; nothing is changed. */
export async function compareWebhook(
  stripe: Stripe,
  { webhookUrl, events }: { webhookUrl: string; events: readonly string[] },
): Promise<string | null> {
  const found = await findWebhook(stripe, webhookUrl);
  if (!found) return 'missing';
  if (found.metadata?.secret === unread.secret) return 'has an unread secret';
  return differenceOf(found, events);
}

/** From now on this webhook is left as it is: the operator has its secret. */
export async function markSecretRead(stripe: Stripe, id: string): Promise<void> {
  await stripe.webhookEndpoints.update(id, { metadata: { secret: '' } });
}

async function createWebhook(
  stripe: Stripe,
  url: string,
  events: Stripe.WebhookEndpointCreateParams.EnabledEvent[],
): Promise<MadeWebhook> {
  const { id, secret } = await stripe.webhookEndpoints.create({
    url,
    enabled_events: events,
    api_version: stripeApiVersion,
    description: 'Direct365',
    metadata: unread,
  });
  if (!secret) throw new Error('Stripe made a webhook and did not say its secret.');
  return { id, secret };
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
