import { createHmac } from 'node:crypto';
import type { TestApp } from './app.ts';

export interface LocalEvent {
  id: string;
  type: string;
}

/** What the local Stripe keeps of one kind, oldest first. */
export async function listLocalObjects<Body>(app: TestApp, kind: string): Promise<Body[]> {
  const { rows } = await app.pool.query<{ body: Body }>(
    'select body from local_stripe.objects where kind = $1 order by position',
    [kind],
  );
  return rows.map(({ body }) => body);
}

/** The events that the local Stripe has to send to the site, in the order in which they happened. */
export async function listLocalEvents(app: TestApp): Promise<LocalEvent[]> {
  const { rows } = await app.pool.query<{ body: LocalEvent }>(
    `select body from local_stripe.events event
      where exists (select from local_stripe.deliveries where event_id = event.id) order by position`,
  );
  return rows.map(({ body }) => body);
}

/** Presses a button on a page of the local Stripe, as the customer does. */
export async function pressOnLocalPage(
  app: TestApp,
  url: string,
  fields: Record<string, string>,
): Promise<void> {
  const path = new URL(url).pathname.replace('/dev/stripe', '');
  const response = await app.localStripe.pages.request(path, {
    method: 'POST',
    body: new URLSearchParams(fields),
  });
  if (response.status !== 303) throw new Error(`The page answered ${response.status}.`);
}

/** Posts an event to our webhook, signed as of `at` (the app's clock unless given). */
export async function deliver(
  app: TestApp,
  event: LocalEvent,
  { at = app.clock.now(), secret = 'whsec_local', body = JSON.stringify(event) } = {},
): Promise<Response> {
  const seconds = Math.floor(at.getTime() / 1000);
  const signature = createHmac('sha256', secret)
    .update(`${seconds}.${JSON.stringify(event)}`)
    .digest('hex');
  return app.http.request('/webhooks/stripe', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'stripe-signature': `t=${seconds},v1=${signature}`,
    },
    body,
  });
}
