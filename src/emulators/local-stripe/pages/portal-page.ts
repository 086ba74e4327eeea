import { html } from 'hono/html';
import { inCurrency, isSoldIn } from '../billing/start-subscription.ts';
import type { LocalCustomer, LocalInvoice, LocalPrice, LocalSubscription } from '../objects.ts';
import type { LocalPortalConfiguration, LocalPortalSession } from '../page-objects.ts';
import type { LocalPaymentMethod } from '../payment-objects.ts';
import { methodInWords } from '../payments/payment-methods.ts';
import type { CustomerBalance } from '../store.ts';
import { isEnding, itemOf } from '../subscriptions.ts';
import { cardChoice } from './card-choice.ts';
import { type Markup, pageShell, problemNote } from './page-shell.ts';
import { amountInWords, dayInWords, priceInWords } from './page-words.ts';

export interface ShownPortal {
  session: LocalPortalSession;
  customer: LocalCustomer;
  features: LocalPortalConfiguration['features'];
  subscriptions: LocalSubscription[];
  /** Other prices that a subscription can be switched to, with the names of their products. */
  choices: { price: LocalPrice; name: string }[];
  method: LocalPaymentMethod | null;
  invoices: LocalInvoice[];
  /** The ids of those that were paid back. */
  refunded: ReadonlySet<string>;
  /** Minor units, below zero. */
  credits: CustomerBalance[];
  /** Unix seconds, as late as it is for this customer. */
  now: number;
  /** When something happens next; null when nothing does. */
  next: number | null;
  problem?: string | undefined;
}

/** What the customer sees of their billing: subscriptions, card, credit, invoices, the way back. */
export function portalPage(shown: ShownPortal, pageBase: string): Markup {
  const { session, subscriptions, invoices, credits, features, problem } = shown;
  return pageShell(
    pageBase,
    'Billing',
    html`<h1>Billing</h1>
      ${problemNote(problem)}
      ${
        subscriptions.length === 0
          ? html`<p class="card">You have no subscription.</p>`
          : subscriptions.map((subscription) => subscriptionCard(subscription, shown))
      }
      ${features.payment_method_update.enabled ? methodCard(shown.method) : ''}
      ${credits.map(creditCard)}
      ${invoices.length === 0 || !features.invoice_history.enabled ? '' : invoiceTable(shown, pageBase)}
      ${timeCard(shown)}
      ${session.return_url ? html`<a class="back" href="${session.return_url}">Back</a>` : ''}`,
  );
}

const creditCard = ({ balance, currency }: CustomerBalance): Markup =>
  html`<p class="card">Credit: ${amountInWords(-balance, currency)}. It is taken off your next payments.</p>`;

function subscriptionCard(subscription: LocalSubscription, shown: ShownPortal): Markup {
  const isOver = subscription.ended_at !== null;
  return html`<section class="card">
      <h2>${subscription.description ?? 'Subscription'}</h2>
      <dl>
        <dt>Status</dt>
        <dd>${statusInWords(subscription)}</dd>
        <dt>Price</dt>
        <dd>${priceInWords(itemOf(subscription).price)}</dd>
        ${nextDate(subscription)}
      </dl>
      ${isOver ? '' : subscriptionForm(subscription, shown)}
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

function subscriptionForm(subscription: LocalSubscription, shown: ShownPortal): Markup {
  const { features, choices } = shown;
  const { currency } = subscription;
  const present = itemOf(subscription).price.product;
  const others = features.subscription_update.enabled
    ? choices.filter(({ price }) => price.product !== present && isSoldIn(price, currency))
    : [];
  return html`<form method="post">
        <input type="hidden" name="subscription" value="${subscription.id}" />
        ${others.map(
          ({ price, name }) => html`<button type="submit" name="switch" value="${price.id}">
          Switch to ${name}, ${priceInWords(inCurrency(price, currency))}
        </button>`,
        )}
        ${features.subscription_cancel.enabled ? endButton(subscription) : ''}
      </form>`;
}

const endButton = (subscription: LocalSubscription): Markup =>
  isEnding(subscription)
    ? html`<button class="main" type="submit" name="action" value="resume">Keep my subscription</button>`
    : html`<button type="submit" name="action" value="cancel">Cancel at the end of the period</button>`;

const statusWords: Readonly<Record<LocalSubscription['status'], string>> = {
  active: 'Active',
  trialing: 'Free trial',
  past_due: 'Payment failed',
  unpaid: 'Not paid',
  paused: 'Paused',
  incomplete: 'Waiting for the first payment',
  incomplete_expired: 'Never started',
  canceled: 'Ended',
};

function statusInWords(subscription: LocalSubscription): string {
  const { status, ended_at: endedAt } = subscription;
  const words = statusWords[status];
  return endedAt === null && isEnding(subscription) ? `${words}, cancelled` : words;
}

const methodCard = (method: LocalPaymentMethod | null): Markup =>
  html`<section class="card">
      <h2>Payment method</h2>
      <p>${method ? methodInWords(method) : 'None is kept.'}</p>
      <details>
        <summary>Change it</summary>
        <form method="post">
          ${cardChoice()}
          <button type="submit" name="action" value="card">Keep this card</button>
        </form>
      </details>
    </section>`;

function invoiceTable(shown: ShownPortal, pageBase: string): Markup {
  return html`<section class="card">
      <h2>Payments</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">Date</th>
            <th scope="col">Invoice</th>
            <th scope="col">Amount</th>
          </tr>
        </thead>
        <tbody>
          ${shown.invoices.map((invoice) => invoiceRow(invoice, shown, pageBase))}
        </tbody>
      </table>
    </section>`;
}

function invoiceRow(invoice: LocalInvoice, { refunded }: ShownPortal, pageBase: string): Markup {
  const isOpen = invoice.status === 'open';
  const amount = isOpen ? invoice.amount_due : invoice.amount_paid;
  const paidBack = refunded.has(invoice.id) ? ', refunded' : '';
  const said = isOpen ? ', not paid' : paidBack;
  return html`<tr>
      <td>${dayInWords(invoice.created)}</td>
      <td><a href="${pageBase}/invoices/${invoice.id}">${invoice.number ?? 'Invoice'}</a></td>
      <td>
        ${amountInWords(amount, invoice.currency)}${said}
        ${
          isOpen
            ? html`<form method="post">
          <input type="hidden" name="invoice" value="${invoice.id}" />
          <button type="submit" name="action" value="pay">Pay now</button>
        </form>`
            : ''
        }
      </td>
    </tr>`;
}

/** Only in the emulator: lets a developer see a trial end without waiting three months. */
const timeCard = ({ now, next }: ShownPortal): Markup =>
  html`<section class="card">
      <h2>Let time pass</h2>
      <p>For your billing it is ${dayInWords(now)}.</p>
      <form method="post">
        ${
          next === null
            ? 'Nothing is due.'
            : html`<button type="submit" name="action" value="go-on">Go on to ${dayInWords(next)}</button>`
        }
      </form>
    </section>`;
