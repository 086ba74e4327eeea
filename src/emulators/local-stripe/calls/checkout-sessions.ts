import type Stripe from 'stripe';
import { invalid } from '../api-problem.ts';
import { inCurrency } from '../billing/start-subscription.ts';
import { newId } from '../ids.ts';
import type { LocalPrice } from '../objects.ts';
import type { LocalCheckout, LocalCheckoutLine } from '../page-objects.ts';
import { listOf } from '../wire.ts';
import type { Work } from '../work.ts';
import { type Calls, call, mergedMetadata, orNull } from './call.ts';
import { createPrice, getPrice } from './catalogue.ts';
import { getLiving } from './customers.ts';

const daySeconds = 24 * 60 * 60;

export const checkoutCalls: Calls = {
  'POST /v1/checkout/sessions': call<Stripe.Checkout.SessionCreateParams>(async (work, sent) => {
    if (!sent.success_url) {
      throw invalid('Missing required param: success_url.', 'success_url', 'parameter_missing');
    }
    requireAddress(sent.success_url, 'success_url');
    if (sent.cancel_url) requireAddress(sent.cancel_url, 'cancel_url');
    const customer = sent.customer ? await getLiving(work, sent.customer, 'customer') : null;
    await work.keepTimeOf(customer?.id ?? null);
    if (customer) requireUpdates(sent, customer.address ?? null);
    const lines = await linesOf(work, sent);
    return work.create(openCheckout(work, sent, lines, customer?.id ?? null));
  }),

  'POST /v1/checkout/sessions/{id}/expire': call<Stripe.Checkout.SessionExpireParams>(
    async (work, _, { id = '' }) => {
      const checkout = await work.get('checkout.session', id);
      const { status } = checkoutAt(checkout, work.at);
      if (status !== 'open') {
        throw invalid(
          `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${status}.`,
        );
      }
      return expireCheckout(work, checkout);
    },
  ),
};

/** A new checkout: what is bought, by whom, and what is asked of them. */
function openCheckout(
  work: Work,
  sent: Stripe.Checkout.SessionCreateParams,
  lines: LocalCheckoutLine[],
  customer: string | null,
): LocalCheckout {
  const id = newId('cs_test', 58);
  const mode = sent.mode ?? 'payment';
  const trialEnd = trialEndOf(work, sent);
  const amount = lines.reduce((sum, { price, quantity }) => sum + price.unit_amount * quantity, 0);
  const due = mode === 'setup' || trialEnd !== null ? 0 : amount;
  return {
    id,
    object: 'checkout.session',
    ...askedOf(sent),
    amount_subtotal: due,
    amount_total: due,
    cancel_url: orNull(sent.cancel_url),
    client_reference_id: orNull(sent.client_reference_id),
    created: work.seconds,
    currency: sent.currency ?? lines[0]?.price.currency ?? 'usd',
    customer,
    customer_details: null,
    customer_email: orNull(sent.customer_email),
    expires_at: sent.expires_at ?? work.seconds + daySeconds,
    invoice: null,
    line_items: listOf(`/v1/checkout/sessions/${id}/line_items`, lines),
    livemode: false,
    metadata: mergedMetadata({}, sent.metadata),
    mode,
    payment_intent: null,
    payment_method_collection:
      mode === 'subscription' ? (sent.payment_method_collection ?? 'always') : null,
    payment_method_types: sent.allowed_payment_method_types ?? ['card'],
    payment_status: 'unpaid',
    setup_intent: null,
    status: 'open',
    subscription: null,
    subscription_data: subscriptionDataOf(sent, trialEnd),
    success_url: sent.success_url ?? '',
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    ui_mode: 'hosted_page',
    url: `${work.account.pageBase}/checkout/${id}`,
  };
}

/** How the page looks, and what is typed on it. */
function askedOf(sent: Stripe.Checkout.SessionCreateParams) {
  const isTaxed = sent.automatic_tax?.enabled ?? false;
  const update = sent.customer_update;
  return {
    adaptive_pricing: { enabled: sent.adaptive_pricing?.enabled ?? true },
    automatic_tax: {
      enabled: isTaxed,
      liability: isTaxed ? { type: 'self' as const } : null,
      provider: null,
      status: null,
    },
    billing_address_collection: sent.billing_address_collection ?? null,
    custom_text: { submit: sent.custom_text?.submit || null },
    customer_update: {
      address: update?.address === 'auto' ? ('auto' as const) : ('never' as const),
      name: update?.name === 'auto' ? ('auto' as const) : ('never' as const),
    },
    locale: sent.locale ?? null,
    tax_id_collection: {
      enabled: sent.tax_id_collection?.enabled ?? false,
      required: requiredOf(sent.tax_id_collection?.required),
    },
  };
}

const requiredOf = (sent: string | undefined): 'if_supported' | 'never' =>
  sent === 'if_supported' ? sent : 'never';

/** The checkout as it stands at `now`: an open one expires after a day. */
export function checkoutAt(checkout: LocalCheckout, now: Date): LocalCheckout {
  const isOver = checkout.status === 'open' && checkout.expires_at * 1000 <= now.getTime();
  return isOver ? { ...checkout, status: 'expired', url: null } : checkout;
}

/** Closes an open checkout: it takes no payment any more. */
export const expireCheckout = (work: Work, checkout: LocalCheckout): LocalCheckout =>
  work.change(checkout, { ...checkout, status: 'expired', url: null }, 'checkout.session.expired');

function requireAddress(url: string, param: string): void {
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol)) {
    throw invalid('Not a valid URL', param, 'url_invalid');
  }
}

/** What is asked of a known customer must be allowed to be kept with them. */
function requireUpdates(
  sent: Stripe.Checkout.SessionCreateParams,
  address: Stripe.Address | null,
): void {
  if (
    sent.automatic_tax?.enabled &&
    !address?.country &&
    sent.customer_update?.address !== 'auto'
  ) {
    throw invalid(
      "Automatic tax calculation in Checkout requires a valid address on the Customer. Add a valid address to the Customer or set either `customer_update[address]` to 'auto' or `customer_update[shipping]` to 'auto' to save the address entered in Checkout to the Customer.",
      'automatic_tax',
      'customer_tax_location_invalid',
    );
  }
  if (sent.tax_id_collection?.enabled && sent.customer_update?.name !== 'auto') {
    throw invalid(
      'Tax ID collection requires updating business name on the customer. To enable tax ID collection for an existing customer, please set `customer_update[name]` to `auto`.',
      'tax_id_collection',
    );
  }
}

function trialEndOf(
  work: Work,
  { subscription_data: data }: Stripe.Checkout.SessionCreateParams,
): number | null {
  if (data?.trial_period_days) return work.seconds + data.trial_period_days * daySeconds;
  const end = data?.trial_end ?? null;
  if (end !== null && end < work.seconds + 2 * daySeconds) {
    throw invalid(
      'The `trial_end` date has to be at least 2 days in the future.',
      'subscription_data[trial_end]',
    );
  }
  return end;
}

const subscriptionDataOf = (
  { subscription_data: data }: Stripe.Checkout.SessionCreateParams,
  trialEnd: number | null,
): LocalCheckout['subscription_data'] => ({
  description: orNull(data?.description),
  metadata: mergedMetadata({}, data?.metadata),
  trial_end: trialEnd,
  trial_settings: data?.trial_settings
    ? {
        end_behavior: {
          billing_cycle_anchor: null,
          missing_payment_method: data.trial_settings.end_behavior.missing_payment_method,
        },
      }
    : null,
});

async function linesOf(
  work: Work,
  sent: Stripe.Checkout.SessionCreateParams,
): Promise<LocalCheckoutLine[]> {
  const lines = sent.line_items ?? [];
  if (lines.length === 0 && sent.mode !== 'setup') {
    throw invalid('Missing required param: line_items.', 'line_items', 'parameter_missing');
  }
  return Promise.all(
    lines.map(async (line, at) => {
      const param = `line_items[${at}]`;
      const { price, name } = line.price_data
        ? inlinePrice(work, line.price_data, param)
        : await storedPrice(work, line.price ?? '', `${param}[price]`);
      if (sent.mode === 'subscription' && at === 0 && !price.recurring) {
        throw invalid(
          'You must provide at least one recurring price in `subscription` mode when using prices.',
          'line_items',
        );
      }
      const paid = inCurrency(price, sent.currency ?? price.currency);
      const quantity = line.quantity ?? 1;
      const amount = paid.unit_amount * quantity;
      return {
        id: newId('li'),
        object: 'item' as const,
        amount_subtotal: amount,
        amount_total: amount,
        currency: paid.currency,
        description: name,
        price: paid,
        quantity,
      };
    }),
  );
}

function inlinePrice(
  work: Work,
  data: Stripe.Checkout.SessionCreateParams.LineItem.PriceData,
  param: string,
): { price: LocalPrice; name: string } {
  const { product, product_data: made, ...price } = data;
  const name = made?.name;
  if (!product && !name) {
    throw invalid(
      `Missing required param: ${param}[price_data][product_data].`,
      param,
      'parameter_missing',
    );
  }
  return {
    price: createPrice(work, product ?? newId('prod', 14), price, ''),
    name: name ?? 'Product',
  };
}

async function storedPrice(
  work: Work,
  id: string,
  param: string,
): Promise<{ price: LocalPrice; name: string }> {
  const price = await getPrice(work, id, param);
  const product = await work.find('product', price.product);
  return { price, name: product?.name ?? 'Product' };
}
