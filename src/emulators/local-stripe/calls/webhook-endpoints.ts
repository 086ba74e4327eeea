import type Stripe from 'stripe';
import { invalid } from '../api-problem.ts';
import { newId } from '../ids.ts';
import type { LocalWebhookEndpoint } from '../objects.ts';
import { addSecret } from '../webhook-secrets.ts';
import { type Calls, call, deleted, mergedMetadata, orBefore, orNull } from './call.ts';

export const webhookEndpointCalls: Calls = {
  'POST /v1/webhook_endpoints': call<Stripe.WebhookEndpointCreateParams>(async (work, sent) => {
    requireUrl(sent.url);
    const endpoint: LocalWebhookEndpoint = {
      id: newId('we'),
      object: 'webhook_endpoint',
      api_version: sent.api_version ?? null,
      created: work.seconds,
      description: orNull(sent.description),
      enabled_events: [...sent.enabled_events],
      livemode: false,
      metadata: mergedMetadata({}, sent.metadata),
      status: 'enabled',
      url: sent.url,
    };
    const secret = newId('whsec', 32);
    await addSecret(work.store.db, endpoint.id, secret);
    // Only this answer says the secret.
    return { ...work.create(endpoint), secret };
  }),

  'POST /v1/webhook_endpoints/{id}': call<Stripe.WebhookEndpointUpdateParams>(
    async (work, sent, { id = '' }) => {
      if (sent.url !== undefined) requireUrl(sent.url);
      const before = await work.get('webhook_endpoint', id);
      const after: LocalWebhookEndpoint = {
        ...before,
        description: orBefore(sent.description, before.description),
        enabled_events: sent.enabled_events ? [...sent.enabled_events] : before.enabled_events,
        metadata: mergedMetadata(before.metadata, sent.metadata),
        ...(sent.disabled !== undefined && { status: sent.disabled ? 'disabled' : 'enabled' }),
        url: sent.url ?? before.url,
      };
      return work.change(before, after);
    },
  ),

  'DELETE /v1/webhook_endpoints/{id}': call<Stripe.WebhookEndpointDeleteParams>(
    async (work, _, { id = '' }) => {
      const endpoint = await work.get('webhook_endpoint', id);
      work.remove(endpoint);
      return deleted(endpoint);
    },
  ),
};

function requireUrl(url: string): void {
  if (!URL.canParse(url))
    throw invalid(
      'Invalid URL: An explicit scheme (such as https) must be provided.',
      'url',
      'url_invalid',
    );
}
