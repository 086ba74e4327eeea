import { invalid } from '../api-problem.ts';
import { collectInvoice, requirePaid } from '../billing/collection.ts';
import { followInvoice } from '../billing/life.ts';
import { switchPlan } from '../billing/switch-plan.ts';
import { getPrice } from '../calls/catalogue.ts';
import { prorationsOf } from '../calls/subscriptions.ts';
import type { LocalInvoice, LocalSubscription } from '../objects.ts';
import type { LocalPortalConfiguration, LocalPortalSession } from '../page-objects.ts';
import { attach, cardMethod } from '../payments/payment-methods.ts';
import { findTestCard } from '../payments/test-cards.ts';
import { planEndOnPortal } from '../subscriptions.ts';
import type { Work } from '../work.ts';

/** What a person has pressed and typed. */
export interface PortalForm {
  action?: string;
  subscription?: string;
  invoice?: string;
  /** The price to switch to. */
  switch?: string;
  card?: string;
  /** What the bank was answered. */
  bank?: string;
}

type Features = LocalPortalConfiguration['features'];

/** What came of it; null for what is not theirs, or not allowed. */
export type PortalOutcome =
  | { is: 'done' }
  | { is: 'authentication'; amount: number; currency: string }
  | null;

const done: PortalOutcome = { is: 'done' };
const listLimit = 20;

/** Carries out the customer's action on the portal. A declined card ends it with a refusal. */
export async function actOnPortal(
  work: Work,
  session: LocalPortalSession,
  features: Features,
  form: PortalForm,
): Promise<PortalOutcome> {
  if (form.action === 'card' && features.payment_method_update.enabled) {
    return keepCard(work, session, form);
  }
  if (form.action === 'pay') return payInvoice(work, session, form);
  const subscription = form.subscription
    ? await work.find('subscription', form.subscription)
    : null;
  if (subscription?.customer !== session.customer) return null;
  if (subscription.ended_at !== null) return done;
  if (form.switch) return switchTo(work, subscription, features, form.switch);
  if (form.action !== 'cancel' && form.action !== 'resume') return null;
  if (!features.subscription_cancel.enabled) return null;
  const planned = planEndOnPortal(subscription, form.action === 'cancel', work.at);
  work.change(subscription, planned, 'customer.subscription.updated');
  return done;
}

async function switchTo(
  work: Work,
  subscription: LocalSubscription,
  { subscription_update: update }: Features,
  priceId: string,
): Promise<PortalOutcome> {
  const offered = (update.products ?? []).flatMap(({ prices }) => prices);
  if (!update.enabled || !offered.includes(priceId)) return null;
  const price = await getPrice(work, priceId, 'price');
  // Who switches goes on: a planned end is taken back.
  const going = {
    ...subscription,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
  };
  await switchPlan(work, work.change(subscription, going), {
    price,
    prorations: prorationsOf(update.proration_behavior),
    trial: update.trial_update_behavior === 'continue_trial' ? 'continue_trial' : 'end_trial',
  });
  return done;
}

/** Keeps another card for everything to come, and has paid with it what is open. */
async function keepCard(
  work: Work,
  session: LocalPortalSession,
  form: PortalForm,
): Promise<PortalOutcome> {
  const card = findTestCard(form.card ?? '');
  if (!card) throw invalid('Your card number is incorrect.', 'card');
  const page = { customerId: session.customer, limit: listLimit };
  const open = await work.list('invoice', { ...page, statuses: ['open'] });
  const asks = card.behaviour === 'authentication' && form.bank !== 'confirmed';
  if (asks) return { is: 'authentication', amount: 0, currency: open[0]?.currency ?? 'usd' };
  const method = attach(work, cardMethod(work, card), session.customer);
  const customer = await work.get('customer', session.customer);
  work.change(
    customer,
    { ...customer, invoice_settings: { default_payment_method: method.id } },
    'customer.updated',
  );
  for (const each of await work.list('subscription', page)) {
    if (each.ended_at !== null) continue;
    const kept = { ...each, default_payment_method: method.id };
    work.change(each, kept, 'customer.subscription.updated');
  }
  for (const invoice of open) {
    const { invoice: tried } = await collectInvoice(work, invoice, {
      method,
      isAuthenticated: form.bank === 'confirmed',
      nextAttempt: invoice.next_payment_attempt ?? null,
    });
    await followInvoice(work, tried);
  }
  return done;
}

async function payInvoice(
  work: Work,
  session: LocalPortalSession,
  form: PortalForm,
): Promise<PortalOutcome> {
  const invoice = form.invoice ? await work.find('invoice', form.invoice) : null;
  if (invoice?.customer !== session.customer) return null;
  if (invoice.status !== 'open') return done;
  const collected = await collectInvoice(work, invoice, {
    isAuthenticated: form.bank === 'confirmed',
    nextAttempt: invoice.next_payment_attempt ?? null,
  });
  if (collected.outcome === 'authentication') return authenticationOf(invoice);
  await followInvoice(work, collected.invoice);
  requirePaid(collected);
  return done;
}

const authenticationOf = ({ amount_due: amount, currency }: LocalInvoice): PortalOutcome => ({
  is: 'authentication',
  amount,
  currency,
});
