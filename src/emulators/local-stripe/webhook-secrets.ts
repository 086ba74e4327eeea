import type { SqlConnection } from './store.ts';

/** Lets this secret sign the messages to an endpoint from now on. */
export async function addSecret(
  db: SqlConnection,
  endpointId: string,
  secret: string,
): Promise<void> {
  await db.query(
    `insert into local_stripe.webhook_secrets (endpoint_id, secret) values ($1, $2)
      on conflict (endpoint_id, secret) do update set expires_at = null`,
    [endpointId, secret],
  );
}

/** Replaces the secrets of an endpoint; the previous ones sign beside the new one until `until`. */
export async function rollSecret(
  db: SqlConnection,
  endpointId: string,
  secret: string,
  until: Date,
): Promise<void> {
  await db.query(
    `update local_stripe.webhook_secrets set expires_at = $3
      where endpoint_id = $1 and secret <> $2 and expires_at is null`,
    [endpointId, secret, until],
  );
  await addSecret(db, endpointId, secret);
}

/** All that sign for an endpoint now. */
export async function listSecrets(
  db: SqlConnection,
  endpointId: string,
  now: Date,
): Promise<string[]> {
  const { rows } = await db.query<{ secret: string }>(
    `select secret from local_stripe.webhook_secrets
      where endpoint_id = $1 and (expires_at is null or expires_at > $2) order by secret`,
    [endpointId, now],
  );
  return rows.map(({ secret }) => secret);
}
