import { type Context, Hono } from 'hono';
import { ApiProblem } from '../api-problem.ts';
import { usualFeatures } from '../calls/portal.ts';
import { dueAt } from '../due.ts';
import type { LocalSubscription } from '../objects.ts';
import type { LocalPortalConfiguration, LocalPortalSession } from '../page-objects.ts';
import { findRefunded } from '../refunds.ts';
import { letTimePass, timeOf } from '../test-clocks.ts';
import { toUnix } from '../unix-time.ts';
import { carryOut } from '../work.ts';
import { authenticationPage } from './checkout-page.ts';
import { notFound, type PageSettings, readForm } from './page-answers.ts';
import { amountInWords } from './page-words.ts';
import { actOnPortal, type PortalForm } from './portal-actions.ts';
import { portalPage, type ShownPortal } from './portal-page.ts';

const portalLifeSeconds = 60 * 60;
const listLimit = 20;

/** The page on which a customer changes or cancels their subscription. */
export function portalRoutes(settings: PageSettings): Hono {
  const { store, account, clock, onEvents } = settings;
  const app = new Hono();

  const findPortal = async (id: string): Promise<LocalPortalSession | null> => {
    const found = await store.find('billing_portal.session', id);
    const isOpen = found && found.body.created + portalLifeSeconds > toUnix(clock.now());
    return isOpen ? found.body : null;
  };

  const show = async (c: Context, session: LocalPortalSession, problem?: string) => {
    const shown = await readPortal(settings, session);
    if (!shown) return notFound(c, account);
    const paymentRequired = 402;
    return c.html(
      portalPage({ ...shown, problem }, account.pageBase),
      problem ? paymentRequired : 200,
    );
  };

  app.get('/portal/:id', async (c) => {
    const session = await findPortal(c.req.param('id'));
    return session ? show(c, session) : notFound(c, account);
  });

  app.post('/portal/:id', async (c) => {
    const session = await findPortal(c.req.param('id'));
    if (!session) return notFound(c, account);
    const form: PortalForm = await readForm(c);
    if (form.bank === 'refused')
      return show(c, session, 'Your bank did not let this payment pass. Nothing was charged.');
    if (form.action === 'go-on') {
      await goOn(settings, session);
      return c.redirect(c.req.path, 303);
    }
    try {
      const now = clock.now();
      const features = await featuresFor(settings, session);
      const done = await carryOut(store, { account, now }, async (work) => {
        await work.keepTimeOf(session.customer);
        return actOnPortal(work, session, features, form);
      });
      onEvents();
      const outcome = 'answer' in done ? done.answer : null;
      if (outcome === null) return notFound(c, account);
      if (outcome.is === 'authentication') {
        const { amount, currency } = outcome;
        return c.html(
          authenticationPage(account.pageBase, { ...form }, amountInWords(amount, currency)),
        );
      }
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      onEvents();
      return show(c, session, error.message);
    }
    return c.redirect(c.req.path, 303);
  });

  return app;
}

async function featuresFor(
  { store }: PageSettings,
  { configuration }: LocalPortalSession,
): Promise<LocalPortalConfiguration['features']> {
  const found = configuration
    ? await store.find('billing_portal.configuration', configuration)
    : null;
  return found?.body.features ?? usualFeatures;
}

async function readPortal(
  settings: PageSettings,
  session: LocalPortalSession,
): Promise<ShownPortal | null> {
  const { store, clock } = settings;
  const customer = await store.find('customer', session.customer);
  if (!customer) return null;
  const page = { customerId: session.customer, limit: listLimit };
  const subscriptions = (await store.list('subscription', page)).map(({ body }) => body);
  const invoices = (await store.list('invoice', page)).map(({ body }) => body);
  const credits = await store.listBalances(session.customer);
  const features = await featuresFor(settings, session);
  const methodId =
    subscriptions.find(({ ended_at: ended }) => ended === null)?.default_payment_method ??
    customer.body.invoice_settings?.default_payment_method;
  return {
    session,
    customer: customer.body,
    features,
    subscriptions,
    choices: await readChoices(settings, features),
    method: methodId ? ((await store.find('payment_method', methodId))?.body ?? null) : null,
    invoices: invoices.filter(({ status }) => status !== 'draft'),
    refunded: await findRefunded(store, invoices),
    credits: credits.filter(({ balance }) => balance < 0),
    now: toUnix(await timeOf(store, session.customer, clock.now())),
    next: nextDate(subscriptions, invoices),
  };
}

async function readChoices(
  { store }: PageSettings,
  { subscription_update: { enabled, products } }: LocalPortalConfiguration['features'],
): Promise<ShownPortal['choices']> {
  if (!enabled) return [];
  const ids = (products ?? []).flatMap(({ prices }) => prices);
  const choices = await Promise.all(
    ids.map(async (id) => {
      const price = await store.find('price', id);
      const product = price && (await store.find('product', price.body.product));
      return price ? [{ price: price.body, name: product?.body.name ?? 'another plan' }] : [];
    }),
  );
  return choices.flat();
}

/** When time alone changes something next. */
function nextDate(
  subscriptions: readonly LocalSubscription[],
  invoices: readonly Parameters<typeof dueAt>[0][],
): number | null {
  const dates = [...subscriptions, ...invoices].flatMap((each) => {
    const due = dueAt(each);
    return due ? [toUnix(due)] : [];
  });
  return dates.length === 0 ? null : Math.min(...dates);
}

async function goOn(settings: PageSettings, session: LocalPortalSession): Promise<void> {
  const { store, account, clock, onEvents } = settings;
  const shown = await readPortal(settings, session);
  if (shown?.next) {
    const until = new Date(Math.max(shown.next, shown.now) * 1000);
    await letTimePass(store, account, { customerId: session.customer, until, now: clock.now() });
    onEvents();
  }
}
