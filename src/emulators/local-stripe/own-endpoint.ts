import type { LocalWebhookEndpoint } from './objects.ts';
import type { SqlConnection } from './store.ts';
import { toUnix } from './unix-time.ts';
import { addSecret } from './webhook-secrets.ts';

/** The endpoint of the site that the local Stripe belongs to: it is there from the start, under this id. */
export const ownEndpointId = 'we_local';

export interface OwnEndpoint {
  url: string;
  secret: string;
  /** Which events it is sent at first: all, unless it is said. */
  events?: readonly string[] | undefined;
}

/** Writes the site's own endpoint down, unless it is there; its address and its secret are those of this start. */
export async function keepOwnEndpoint(
  db: SqlConnection,
  { url, secret, events = ['*'] }: OwnEndpoint,
  now: Date,
): Promise<void> {
  const endpoint: LocalWebhookEndpoint = {
    id: ownEndpointId,
    object: 'webhook_endpoint',
    api_version: null,
    created: toUnix(now),
    description: 'This site',
    enabled_events: [...events],
    livemode: false,
    metadata: {},
    status: 'enabled',
    url,
  };
  await db.query(
    `insert into local_stripe.objects (id, kind, body) values ($1, 'webhook_endpoint', $2)
      on conflict (id) do update
        set body = jsonb_set(local_stripe.objects.body, '{url}', excluded.body -> 'url')
      where local_stripe.objects.body -> 'url' <> excluded.body -> 'url'`,
    [ownEndpointId, JSON.stringify(endpoint)],
  );
  await addSecret(db, ownEndpointId, secret);
}
