import { type Context, Hono } from 'hono';
import type Stripe from 'stripe';
import { ApiProblem } from '../api-problem.ts';
import { checkoutAt } from '../calls/checkout-sessions.ts';
import type { LocalCheckout } from '../page-objects.ts';
import { cardMethod } from '../payments/payment-methods.ts';
import { findTestCard } from '../payments/test-cards.ts';
import { carryOut, type Work } from '../work.ts';
import { cardChoices } from './card-choice.ts';
import {
  authenticationPage,
  checkoutPage,
  isAddressNeeded,
  successAddress,
} from './checkout-page.ts';
import { type Confirmation, confirmCheckout } from './complete-checkout.ts';
import { contentPolicy, notFound, type PageSettings, readForm } from './page-answers.ts';
import { amountInWords } from './page-words.ts';

type Form = Record<string, string>;

/** The page on which a customer pays. */
export function checkoutRoutes(settings: PageSettings): Hono {
  const { store, account, clock, onEvents } = settings;
  const app = new Hono();

  const findCheckout = async (id: string): Promise<LocalCheckout | null> => {
    const found = await store.find('checkout.session', id);
    return found && checkoutAt(found.body, clock.now());
  };

  const show = async (c: Context, checkout: LocalCheckout, problem?: string, typed: Form = {}) => {
    const customer = checkout.customer ? await store.find('customer', checkout.customer) : null;
    c.header('content-security-policy', contentPolicy(exits(checkout)));
    const paymentRequired = 402;
    return c.html(
      checkoutPage({
        checkout,
        customer: customer?.body ?? null,
        pageBase: account.pageBase,
        problem,
        typed,
      }),
      problem ? paymentRequired : 200,
    );
  };

  app.get('/checkout/:id', async (c) => {
    const checkout = await findCheckout(c.req.param('id'));
    return checkout ? show(c, checkout) : notFound(c, account);
  });

  app.post('/checkout/:id', async (c) => {
    const checkout = await findCheckout(c.req.param('id'));
    if (!checkout) return notFound(c, account);
    const form = await readForm(c);
    const { action } = form;
    if (action === 'cancel' && checkout.cancel_url) return c.redirect(checkout.cancel_url, 303);
    if (action !== 'confirm' || checkout.status === 'expired') return c.redirect(c.req.path, 303);
    const problem = problemWith(checkout, form);
    if (problem) return show(c, checkout, problem, form);
    try {
      const outcome = await confirm(checkout.id, form);
      if (outcome === 'authentication') {
        c.header('content-security-policy', contentPolicy(exits(checkout)));
        return c.html(authenticationPage(account.pageBase, form, whatIsPaid(checkout)));
      }
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      return show(c, checkout, error.message, form);
    }
    // A second click finds it complete, or it was closed meanwhile.
    const after = await findCheckout(checkout.id);
    return c.redirect(after?.status === 'complete' ? successAddress(checkout) : c.req.path, 303);
  });

  async function confirm(id: string, form: Form): Promise<'done' | 'authentication'> {
    const now = clock.now();
    const done = await carryOut(store, { account, now }, async (work) => {
      const found = await work.get('checkout.session', id);
      await work.keepTimeOf(found.customer);
      if (checkoutAt(found, now).status !== 'open') return 'done' as const;
      const { outcome } = await confirmCheckout(work, found, confirmationOf(work, form));
      return outcome === 'authentication' ? outcome : ('done' as const);
    });
    onEvents();
    return 'answer' in done ? done.answer : 'done';
  }

  return app;
}

/** Why what was typed does not do. */
function problemWith(checkout: LocalCheckout, form: Form): string | undefined {
  if (form.bank === 'refused')
    return 'Your bank did not let this payment pass. Nothing was charged.';
  if (isAddressNeeded(checkout) && !addressIn(form))
    return 'Please say in which country you are: tax is found by it.';
  return undefined;
}

/** What is paid, for the question of the bank. */
function whatIsPaid({
  amount_total: total,
  currency,
  subscription_data: data,
}: LocalCheckout): string {
  const amount = amountInWords(total, currency);
  return data.trial_end === null ? amount : `${amount} now, and the payments after your trial`;
}

function confirmationOf(work: Work, form: Form): Confirmation {
  const card = findTestCard(form.card ?? cardChoices[0].number);
  if (!card) {
    throw new ApiProblem(402, {
      type: 'card_error',
      code: 'incorrect_number',
      message: 'Your card number is incorrect.',
    });
  }
  return {
    method: cardMethod(work, card),
    isAuthenticated: form.bank === 'confirmed',
    businessName: form.business || undefined,
    address: addressIn(form),
    taxId: form.tax_id ? { type: taxIdType(form.tax_id), value: form.tax_id } : undefined,
  };
}

function addressIn(form: Form): Stripe.Address | undefined {
  const { line1, city, postal_code: postalCode } = form;
  const country = form.country?.trim();
  if (!country || !/^[A-Za-z]{2}$/.test(country)) return undefined;
  return {
    city: city || null,
    country: country.toUpperCase(),
    line1: line1 || null,
    line2: null,
    postal_code: postalCode || null,
    state: null,
  };
}

function taxIdType(value: string): Stripe.TaxId.Type {
  const country = value.slice(0, 2).toUpperCase();
  if (country === 'GB') return 'gb_vat';
  if (country === 'CH') return 'ch_vat';
  return country === 'NO' ? 'no_vat' : 'eu_vat';
}

/** The sites that a checkout's form may lead to. */
const exits = ({ success_url: success, cancel_url: cancel }: LocalCheckout): string[] =>
  [success, cancel].flatMap((url) => (url ? [new URL(url).origin] : []));
