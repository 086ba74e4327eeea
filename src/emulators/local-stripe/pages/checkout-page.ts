import { html } from 'hono/html';
import type { LocalCustomer } from '../objects.ts';
import type { LocalCheckout } from '../page-objects.ts';
import { cardChoice } from './card-choice.ts';
import { type Markup, messagePage, pageShell, problemNote } from './page-shell.ts';
import { amountInWords, dayInWords, priceInWords } from './page-words.ts';

/** What was typed before the page had to be shown again. */
export interface Typed {
  card?: string | undefined;
  business?: string | undefined;
  country?: string | undefined;
  line1?: string | undefined;
  postal_code?: string | undefined;
  city?: string | undefined;
  tax_id?: string | undefined;
}

interface Shown {
  checkout: LocalCheckout;
  customer: LocalCustomer | null;
  pageBase: string;
  problem?: string | undefined;
  typed?: Typed;
}

/** What the customer sees of a checkout: the order with its buttons, or that it is over. */
export function checkoutPage(shown: Shown): Markup {
  const { checkout, pageBase } = shown;
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
  return orderPage(shown);
}

/** Where a completed checkout leads, with its id filled in where the address asks for it. */
export const successAddress = (checkout: LocalCheckout): string =>
  checkout.success_url.replaceAll('{CHECKOUT_SESSION_ID}', checkout.id);

function orderPage({ checkout, customer, pageBase, problem, typed = {} }: Shown): Markup {
  const [line] = checkout.line_items.data;
  if (!line) throw new Error(`Checkout ${checkout.id} has no line.`);
  const today = amountInWords(checkout.amount_total, checkout.currency);
  const { trial_end: trialEnd } = checkout.subscription_data;
  return pageShell(
    pageBase,
    'Checkout',
    html`${problemNote(problem)}
      <section class="card">
        <h1>${line.description}</h1>
        ${orderList({ checkout, customer, pageBase })}
        <form method="post">
          ${cardChoice(typed.card)}
          ${checkout.tax_id_collection?.enabled ? businessFields(typed, isAddressNeeded(checkout)) : ''}
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

function orderList({ checkout, customer }: Shown): Markup {
  const [line] = checkout.line_items.data;
  const price = line ? priceInWords(line.price) : '';
  const { trial_end: trialEnd } = checkout.subscription_data;
  return html`<dl>
      <dt>Price</dt>
      <dd>${price}</dd>
      ${
        trialEnd === null
          ? ''
          : html`<dt>Free trial</dt>
      <dd>until ${dayInWords(trialEnd)}, then ${price}</dd>`
      }
      ${
        checkout.automatic_tax?.enabled
          ? html`<dt>Tax</dt>
      <dd>${line?.price.tax_behavior === 'exclusive' ? 'added by your address' : 'included in the price'}</dd>`
          : ''
      }
      <dt>Due today</dt>
      <dd><strong>${amountInWords(checkout.amount_total, checkout.currency)}</strong></dd>
      ${
        customer?.email
          ? html`<dt>For</dt>
      <dd>${customer.email}</dd>`
          : ''
      }
    </dl>`;
}

/** Tax is found by the place of who pays. */
export const isAddressNeeded = ({ billing_address_collection: asked }: LocalCheckout): boolean =>
  asked === 'required';

/** What stands on the invoice of a business; only where tax is found by it, the country has to be given. */
const businessFields = (typed: Typed, needsAddress: boolean): Markup =>
  html`<fieldset>
      <legend>For your invoice</legend>
      ${[
        ['business', 'Business name', 'organization'],
        ['line1', 'Street and number', 'address-line1'],
        ['postal_code', 'Postal code', 'postal-code'],
        ['city', 'City', 'address-level2'],
        ['country', 'Country, two letters such as IE', 'country'],
        ['tax_id', 'VAT number, with its country', 'off'],
      ].map(
        ([name = '', label = '', autocomplete = '']) => html`<label class="field">
        <span>${label}</span>
        <input name="${name}" value="${typed[name as keyof Typed] ?? ''}" autocomplete="${autocomplete}" maxlength="200" ${name === 'country' && needsAddress ? 'required' : ''} />
      </label>`,
      )}
    </fieldset>`;

/** The bank asks whether it is really the owner of the card who pays. */
export function authenticationPage(
  pageBase: string,
  typed: Record<string, string>,
  about: string,
): Markup {
  return pageShell(
    pageBase,
    'Confirm that it is you',
    html`<section class="card">
        <h1>Confirm that it is you</h1>
        <p>Your bank asks you to confirm this payment: ${about}.</p>
        <form method="post">
          ${Object.entries(typed).map(
            ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`,
          )}
          <button class="main" type="submit" name="bank" value="confirmed">Confirm</button>
          <button type="submit" name="bank" value="refused">It is not me</button>
        </form>
      </section>`,
  );
}
