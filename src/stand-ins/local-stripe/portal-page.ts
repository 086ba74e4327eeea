import { html } from 'hono/html';
import type { LocalInvoice, LocalPortalSession, LocalSubscription } from './objects.ts';
import { type Markup, pageShell } from './page-shell.ts';
import { amountInWords, dayInWords, priceInWords } from './page-words.ts';
import type { CustomerBalance } from './store.ts';
import { isEnding, itemOf } from './subscriptions.ts';

interface Shown {
  subscriptions: LocalSubscription[];
  invoices: LocalInvoice[];
  /** The ids of those that were paid back. */
  refunded: ReadonlySet<string>;
  /** Minor units, below zero. */
  credits: CustomerBalance[];
}

/** What the customer sees of their billing: subscriptions, credit, payments, the way back. */
export function portalPage(
  session: LocalPortalSession,
  { subscriptions, invoices, refunded, credits }: Shown,
  pageBase: string,
): Markup {
  return pageShell(
    pageBase,
    'Billing',
    html`<h1>Billing</h1>
      ${
        subscriptions.length === 0
          ? html`<p class="card">You have no subscription.</p>`
          : subscriptions.map(subscriptionCard)
      }
      ${credits.map(creditCard)}
      ${invoices.length === 0 ? '' : invoiceTable(invoices, refunded)}
      <a class="back" href="${session.return_url}">Back</a>`,
  );
}

const creditCard = ({ balance, currency }: CustomerBalance): Markup =>
  html`<p class="card">Credit: ${amountInWords(-balance, currency)}. It is taken off your next payments.</p>`;

function subscriptionCard(subscription: LocalSubscription): Markup {
  const item = itemOf(subscription);
  return html`<section class="card">
      <h2>${subscription.description ?? 'Subscription'}</h2>
      <dl>
        <dt>Status</dt>
        <dd>${statusInWords(subscription)}</dd>
        <dt>Price</dt>
        <dd>${priceInWords(item.price)}</dd>
        ${nextDate(subscription)}
      </dl>
      ${subscription.status === 'canceled' ? '' : endForm(subscription)}
    </section>`;
}

function nextDate(subscription: LocalSubscription): Markup {
  if (subscription.ended_at !== null) {
    return html`<dt>Ended on</dt>
        <dd>${dayInWords(subscription.ended_at)}</dd>`;
  }
  return html`<dt>${isEnding(subscription) ? 'Ends on' : 'Next payment on'}</dt>
        <dd>${dayInWords(itemOf(subscription).current_period_end)}</dd>`;
}

function endForm(subscription: LocalSubscription): Markup {
  return html`<form method="post">
        <input type="hidden" name="subscription" value="${subscription.id}" />
        ${
          isEnding(subscription)
            ? html`<button class="main" type="submit" name="action" value="resume">Keep my subscription</button>`
            : html`<button type="submit" name="action" value="cancel">Cancel at the end of the period</button>`
        }
      </form>`;
}

function statusInWords(subscription: LocalSubscription): string {
  if (subscription.status === 'canceled') return 'Ended';
  const standing = subscription.status === 'trialing' ? 'Free trial' : 'Active';
  return isEnding(subscription) ? `${standing}, cancelled` : standing;
}

function invoiceTable(invoices: LocalInvoice[], refunded: ReadonlySet<string>): Markup {
  return html`<section class="card">
      <h2>Payments</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">Date</th>
            <th scope="col">Amount</th>
          </tr>
        </thead>
        <tbody>
          ${invoices.map(
            (invoice) => html`<tr>
            <td>${dayInWords(invoice.created)}</td>
            <td>${amountInWords(invoice.amount_paid, invoice.currency)}${refunded.has(invoice.id) ? ', refunded' : ''}</td>
          </tr>`,
          )}
        </tbody>
      </table>
    </section>`;
}
