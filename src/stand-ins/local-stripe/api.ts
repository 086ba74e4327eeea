import { type Context, Hono } from 'hono';
import type { Clock } from '#lib/clock.ts';
import { requireKey } from './api-key.ts';
import { ApiProblem, invalid, missing } from './api-problem.ts';
import { balanceTransaction } from './balance.ts';
import { checkoutAt, expireCheckout, openCheckout } from './checkouts.ts';
import { apiVersion } from './events.ts';
import { type Outcome, writeOnce } from './idempotency.ts';
import { newId } from './ids.ts';
import { type Kind, type LocalObject, type LocalObjects, listOf } from './objects.ts';
import {
  balanceParameters,
  checkoutParameters,
  customerParameters,
  listParameters,
  noParameters,
  portalParameters,
  readParameters,
  refundParameters,
  subscriptionChanges,
} from './parameters.ts';
import { openRefund, paymentsOf } from './refunds.ts';
import type { Store, Stored } from './store.ts';
import { changeSubscription } from './subscription-change.ts';
import { end, planEnd } from './subscriptions.ts';
import { toUnix } from './unix-time.ts';

export interface ApiSettings {
  store: Store;
  secretKey: string;
  /** Where the checkout and portal pages are, without a trailing slash. */
  pageBase: string;
  clock: Clock;
  /** Called after events may have been written. */
  onEvents: () => void;
  onFault: (error: unknown) => void;
}

/** The part of Stripe's REST API that the product uses, under `/v1`. */
export function createApi(settings: ApiSettings): Hono {
  const { store, pageBase, clock } = settings;
  const app = new Hono();

  const get = async <K extends Kind>(
    kind: K,
    id: string,
    param?: string,
  ): Promise<Stored<LocalObjects[K]>> => {
    const found = await store.find(kind, id);
    if (!found) throw missing(kind, id, param);
    return found;
  };

  const write = async (c: Context, decide: (body: string) => Promise<Outcome>) => {
    const body = await c.req.text();
    const request = {
      method: c.req.method,
      path: c.req.path,
      body,
      idempotencyKey: c.req.header('idempotency-key'),
    };
    const { answer, isReplay } = await writeOnce(store, request, () => decide(body));
    if (isReplay) c.header('idempotent-replayed', 'true');
    if (request.idempotencyKey) c.header('idempotency-key', request.idempotencyKey);
    settings.onEvents();
    return c.json(answer);
  };

  const list = async (
    c: Context,
    kind: Kind,
    {
      customer,
      statuses = () => undefined,
    }: {
      /** The customer of the address; without one the query may name it. */
      customer?: string;
      statuses?: (wanted: string | undefined) => readonly string[] | undefined;
    } = {},
  ) => {
    const page = readParameters(listParameters, new URL(c.req.url).search);
    const found = await store.list(kind, {
      customerId: customer ?? page.customer,
      subscriptionId: page.subscription,
      after: page.starting_after,
      statuses: statuses(page.status),
      limit: page.limit + 1,
    });
    const shown = found.slice(0, page.limit).map(({ body }) => body);
    return c.json(listOf(c.req.path, shown, found.length > page.limit));
  };

  app.use(async (c, next) => {
    c.header('request-id', newId('req', 14));
    c.header('stripe-version', apiVersion);
    requireKey(c.req.header('authorization'), settings.secretKey);
    await next();
  });

  app.post('/v1/customers', (c) =>
    write(c, async (body) => {
      const now = clock.now();
      const customer = {
        id: newId('cus', 14),
        object: 'customer' as const,
        created: toUnix(now),
        livemode: false,
        ...readParameters(customerParameters, body),
      };
      return created(customer, now);
    }),
  );
  app.get('/v1/customers', (c) => list(c, 'customer'));
  app.get('/v1/customers/:id', async (c) =>
    c.json((await get('customer', c.req.param('id'))).body),
  );

  app.post('/v1/customers/:id/balance_transactions', (c) =>
    write(c, async (body) => {
      const now = clock.now();
      const parameters = readParameters(balanceParameters, body);
      const { id: customer } = (await get('customer', c.req.param('id'))).body;
      const before = await store.balanceOf(customer, parameters.currency);
      const change = { ...parameters, customer, type: 'adjustment' as const };
      return created(balanceTransaction(change, before, now), now);
    }),
  );
  app.get('/v1/customers/:id/balance_transactions', async (c) => {
    const { id: customer } = (await get('customer', c.req.param('id'))).body;
    return list(c, 'customer_balance_transaction', { customer });
  });

  app.post('/v1/checkout/sessions', (c) =>
    write(c, async (body) => {
      const now = clock.now();
      const parameters = readParameters(checkoutParameters, body);
      await get('customer', parameters.customer, 'customer');
      return created(openCheckout(parameters, pageBase, now), now);
    }),
  );
  app.get('/v1/checkout/sessions', (c) => list(c, 'checkout.session', { statuses: onlyThis }));
  app.post('/v1/checkout/sessions/:id/expire', (c) =>
    write(c, async (body) => {
      readParameters(noParameters, body);
      return expireCheckout(await get('checkout.session', c.req.param('id')), clock.now());
    }),
  );
  app.get('/v1/checkout/sessions/:id', async (c) => {
    const { body } = await get('checkout.session', c.req.param('id'));
    return c.json(checkoutAt(body, clock.now()));
  });

  app.get('/v1/subscriptions', (c) => list(c, 'subscription', { statuses: statusesFor }));
  app.get('/v1/subscriptions/:id', async (c) =>
    c.json((await get('subscription', c.req.param('id'))).body),
  );
  app.post('/v1/subscriptions/:id', (c) =>
    write(c, async (body) => {
      const now = clock.now();
      const { cancel_at_period_end: isPlanned } = readParameters(subscriptionChanges, body);
      const stored = await get('subscription', c.req.param('id'));
      if (stored.body.status === 'canceled') throw invalid('A canceled subscription is final.');
      const answer = planEnd(stored.body, isPlanned, now);
      return { answer, change: changeSubscription(stored, answer, now) };
    }),
  );
  app.delete('/v1/subscriptions/:id', (c) =>
    write(c, async (body) => {
      const now = clock.now();
      readParameters(noParameters, body);
      const stored = await get('subscription', c.req.param('id'));
      if (stored.body.status === 'canceled') throw missing('subscription', stored.body.id);
      const answer = end(stored.body, now);
      return { answer, change: changeSubscription(stored, answer, now) };
    }),
  );

  app.post('/v1/billing_portal/sessions', (c) =>
    write(c, async (body) => {
      const now = clock.now();
      const { customer, return_url } = readParameters(portalParameters, body);
      await get('customer', customer, 'customer');
      const id = newId('bps');
      return created(
        {
          id,
          object: 'billing_portal.session',
          created: toUnix(now),
          customer,
          livemode: false,
          return_url,
          url: `${pageBase}/portal/${id}`,
        },
        now,
      );
    }),
  );

  app.get('/v1/invoices', (c) => list(c, 'invoice', { statuses: onlyThis }));
  app.get('/v1/invoice_payments', async (c) => {
    const { invoice = '' } = readParameters(listParameters, new URL(c.req.url).search);
    return c.json(listOf(c.req.path, paymentsOf((await get('invoice', invoice, 'invoice')).body)));
  });

  app.post('/v1/refunds', (c) =>
    write(c, async (body) => {
      const now = clock.now();
      return openRefund(store, readParameters(refundParameters, body), now);
    }),
  );
  app.get('/v1/refunds/:id', async (c) => c.json((await get('refund', c.req.param('id'))).body));

  app.get('/v1/events/:id', async (c) => {
    const event = await store.findEvent(c.req.param('id'));
    if (!event) throw missing('event', c.req.param('id'));
    return c.json(event);
  });

  app.notFound((c) => {
    const { status, body } = unknownAddress(c.req.method, c.req.path);
    return c.json(body, status);
  });
  app.onError((error, c) => {
    if (error instanceof ApiProblem) return c.json(error.body, error.status);
    settings.onFault(error);
    return c.json({ error: { type: 'api_error', message: 'The local Stripe failed.' } }, 500);
  });
  return app;
}

const created = (object: LocalObject, at: Date): Outcome => ({
  answer: object,
  change: { at, create: [object] },
});

const unknownAddress = (method: string, path: string): ApiProblem =>
  new ApiProblem(404, {
    type: 'invalid_request_error',
    message: `Unrecognized request URL (${method}: ${path}).`,
  });

const onlyThis = (wanted: string | undefined) => (wanted ? [wanted] : undefined);

/** Without a wish Stripe leaves out canceled subscriptions; `all` includes them. */
function statusesFor(wanted: string | undefined): readonly string[] | undefined {
  if (wanted === 'all') return undefined;
  return wanted ? [wanted] : ['active', 'trialing'];
}
