import { type Context, Hono } from 'hono';
import type { Clock } from '#lib/clock.ts';
import { checkoutPage, successAddress } from './checkout-page.ts';
import { checkoutAt, completeCheckout } from './checkouts.ts';
import type { LocalCheckout, LocalPortalSession } from './objects.ts';
import { messagePage } from './page-shell.ts';
import { pageStyle } from './page-style.ts';
import { portalPage } from './portal-page.ts';
import { findRefunded } from './refunds.ts';
import type { Store, Stored } from './store.ts';
import { changeSubscription } from './subscription-change.ts';
import { planEndOnPortal } from './subscriptions.ts';
import { toUnix } from './unix-time.ts';

export interface PageSettings {
  store: Store;
  /** Where these pages are mounted, without a trailing slash. */
  pageBase: string;
  clock: Clock;
  /** Called after events may have been written. */
  onEvents: () => void;
}

const portalLifeSeconds = 60 * 60;
const listLimit = 20;

/** The pages that customers see at Stripe: checkout and billing portal. They need no JavaScript. */
export function createPages({ store, pageBase, clock, onEvents }: PageSettings): Hono {
  const app = new Hono();

  const notFound = (c: Context) =>
    c.html(
      messagePage(pageBase, 'Page not found', 'This page does not exist or is no longer open.'),
      404,
    );

  const findPortal = async (id: string): Promise<LocalPortalSession | null> => {
    const found = await store.find('billing_portal.session', id);
    const isOpen = found && found.body.created + portalLifeSeconds > toUnix(clock.now());
    return isOpen ? found.body : null;
  };

  app.use(async (c, next) => {
    c.header('cache-control', 'no-store');
    c.header('x-content-type-options', 'nosniff');
    // Addresses of these pages are secrets; and without an origin the forms would look foreign.
    c.header('referrer-policy', 'same-origin');
    c.header('content-security-policy', contentPolicy([]));
    await next();
  });

  app.get('/style.css', (c) =>
    c.body(pageStyle, 200, {
      'content-type': 'text/css; charset=utf-8',
      'cache-control': 'public, max-age=300',
    }),
  );

  app.get('/checkout/:id', async (c) => {
    const found = await store.find('checkout.session', c.req.param('id'));
    if (!found) return notFound(c);
    const checkout = checkoutAt(found.body, clock.now());
    const customer = await store.find('customer', checkout.customer);
    if (!customer) return notFound(c);
    c.header('content-security-policy', contentPolicy(exits(checkout)));
    return c.html(checkoutPage(checkout, customer.body, pageBase));
  });

  app.post('/checkout/:id', async (c) => {
    const found = await store.find('checkout.session', c.req.param('id'));
    if (!found) return notFound(c);
    const { action } = await c.req.parseBody();
    const checkout = checkoutAt(found.body, clock.now());
    if (action === 'cancel' && checkout.cancel_url) return c.redirect(checkout.cancel_url, 303);
    if (action !== 'confirm' || checkout.status === 'expired') return c.redirect(c.req.path, 303);
    if (checkout.status === 'open') await confirm({ ...found, body: checkout });
    // A second click finds it complete or was overtaken by the first one; or somebody has closed it meanwhile.
    const after = await store.find('checkout.session', checkout.id);
    const isComplete = after?.body.status === 'complete';
    return c.redirect(isComplete ? successAddress(checkout) : c.req.path, 303);
  });

  const confirm = async (checkout: Stored<LocalCheckout>): Promise<void> => {
    const { customer, currency } = checkout.body;
    const balance = await store.balanceOf(customer, currency);
    await store.commit(completeCheckout(checkout, balance, clock.now()));
    onEvents();
  };

  app.get('/portal/:id', async (c) => {
    const session = await findPortal(c.req.param('id'));
    if (!session) return notFound(c);
    const page = { customerId: session.customer, limit: listLimit };
    const subscriptions = await store.list('subscription', page);
    const invoices = await store.list('invoice', page);
    const credits = await store.listBalances(session.customer);
    const paid = invoices.map(({ body }) => body);
    const shown = {
      subscriptions: subscriptions.map(({ body }) => body),
      invoices: paid,
      refunded: await findRefunded(store, paid),
      credits: credits.filter(({ balance }) => balance < 0),
    };
    return c.html(portalPage(session, shown, pageBase));
  });

  app.post('/portal/:id', async (c) => {
    const session = await findPortal(c.req.param('id'));
    if (!session) return notFound(c);
    const { action, subscription: id } = await c.req.parseBody();
    const stored = typeof id === 'string' ? await store.find('subscription', id) : null;
    const isTheirs = stored?.body.customer === session.customer;
    const isKnown = action === 'cancel' || action === 'resume';
    if (!stored || !isTheirs || !isKnown) return notFound(c);
    if (stored.body.status !== 'canceled') {
      const now = clock.now();
      const after = planEndOnPortal(stored.body, action === 'cancel', now);
      // Overtaken by another change, the page that follows shows how things are.
      await store.commit(changeSubscription(stored, after, now));
      onEvents();
    }
    return c.redirect(c.req.path, 303);
  });

  app.notFound(notFound);
  return app;
}

/** The sites that a checkout's form may lead to. */
const exits = ({ success_url: success, cancel_url: cancel }: LocalCheckout): string[] =>
  [success, cancel].flatMap((url) => (url ? [new URL(url).origin] : []));

const contentPolicy = (formTargets: string[]): string =>
  [
    "default-src 'none'",
    "style-src 'self'",
    ['form-action', "'self'", ...new Set(formTargets)].join(' '),
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
