import { html } from 'hono/html';
import type { LocalCheckout, LocalCustomer } from './objects.ts';
import { type Markup, messagePage, pageShell } from './page-shell.ts';
import { amountInWords, dayInWords, priceInWords } from './page-words.ts';

/** What the customer sees of a checkout: the order with its buttons, or that it is over. */
export function checkoutPage(
  checkout: LocalCheckout,
  customer: LocalCustomer,
  pageBase: string,
): Markup {
  if (checkout.status === 'complete') {
    return messagePage(pageBase, 'Checkout complete', 'Your subscription has started.', {
      label: 'Continue',
      url: successAddress(checkout),
    });
  }
  if (checkout.status === 'expired') {
    return messagePage(
      pageBase,
      'Checkout expired',
      'This page is no longer open: it was left for more than a day, or another checkout was started. Nothing was charged.',
      checkout.cancel_url ? { label: 'Back', url: checkout.cancel_url } : undefined,
    );
  }
  return orderPage(checkout, customer, pageBase);
}

/** Where a completed checkout leads, with its id filled in where the address asks for it. */
export const successAddress = (checkout: LocalCheckout): string =>
  checkout.success_url.replaceAll('{CHECKOUT_SESSION_ID}', checkout.id);

function orderPage(checkout: LocalCheckout, customer: LocalCustomer, pageBase: string): Markup {
  const [line] = checkout.line_items.data;
  if (!line) throw new Error(`Checkout ${checkout.id} has no line.`);
  const price = priceInWords(line.price);
  const today = amountInWords(checkout.amount_total, checkout.currency);
  const { trial_end: trialEnd } = checkout.subscription_data;
  return pageShell(
    pageBase,
    'Checkout',
    html`<section class="card">
        <h1>${line.description}</h1>
        <dl>
          <dt>Price</dt>
          <dd>${price}</dd>
          ${
            trialEnd === null
              ? ''
              : html`<dt>Free trial</dt>
          <dd>until ${dayInWords(trialEnd)}, then ${price}</dd>`
          }
          <dt>Due today</dt>
          <dd><strong>${today}</strong></dd>
          ${
            customer.email
              ? html`<dt>For</dt>
          <dd>${customer.email}</dd>`
              : ''
          }
        </dl>
        <form method="post">
          <button class="main" type="submit" name="action" value="confirm">
            ${trialEnd === null ? `Pay ${today}` : 'Start trial'}
          </button>
          ${
            checkout.cancel_url
              ? html`<button type="submit" name="action" value="cancel">Cancel</button>`
              : ''
          }
        </form>
      </section>`,
  );
}
