import type Stripe from 'stripe';
import { invalid, missing } from '../api-problem.ts';
import { newId } from '../ids.ts';
import type { LocalCurrencyOption, LocalPrice, LocalProduct, LocalRecurring } from '../objects.ts';
import type { Work } from '../work.ts';
import { type Calls, call, deleted, mergedMetadata, orBefore, orNull } from './call.ts';

export const catalogueCalls: Calls = {
  'POST /v1/products': call<Stripe.ProductCreateParams>(async (work, sent) => {
    if (sent.id && (await work.find('product', sent.id))) throw taken('Product', sent.id);
    const product = createProduct(work, sent);
    if (!sent.default_price_data) return product;
    const { currency, unit_amount: amount, recurring } = sent.default_price_data;
    const price = createPrice(work, product.id, {
      currency,
      unit_amount: amount ?? 0,
      ...(recurring && { recurring }),
    });
    return work.change(product, { ...product, default_price: price.id });
  }),

  'POST /v1/products/{id}': call<Stripe.ProductUpdateParams>(async (work, sent, { id = '' }) => {
    const before = await work.get('product', id);
    const after: LocalProduct = {
      ...before,
      active: sent.active ?? before.active,
      default_price: sent.default_price ?? before.default_price ?? null,
      description: orBefore(sent.description, before.description),
      metadata: mergedMetadata(before.metadata, sent.metadata),
      name: sent.name ?? before.name,
      statement_descriptor: sent.statement_descriptor ?? before.statement_descriptor ?? null,
      tax_code: orBefore(sent.tax_code, before.tax_code ?? null),
      unit_label: orBefore(sent.unit_label, before.unit_label ?? null),
      updated: work.seconds,
      url: orBefore(sent.url, before.url ?? null),
    };
    return work.change(before, after, 'product.updated');
  }),

  'DELETE /v1/products/{id}': call<Stripe.ProductDeleteParams>(async (work, _, { id = '' }) => {
    const product = await work.get('product', id);
    const [price] = await work.list('price', { matching: { product: id }, limit: 1 });
    if (price) {
      throw invalid(
        'This product cannot be deleted because it has one or more user-created prices.',
      );
    }
    work.remove(product, 'product.deleted');
    return deleted(product);
  }),

  'POST /v1/prices': call<Stripe.PriceCreateParams>(async (work, sent) => {
    const product = sent.product_data
      ? createProduct(work, sent.product_data).id
      : (await work.get('product', sent.product ?? '', 'product')).id;
    await freeLookupKey(work, sent);
    return createPrice(work, product, sent);
  }),

  'POST /v1/prices/{id}': call<Stripe.PriceUpdateParams>(async (work, sent, { id = '' }) => {
    const before = await work.get('price', id);
    await freeLookupKey(work, sent);
    const after: LocalPrice = {
      ...before,
      active: sent.active ?? before.active ?? true,
      lookup_key: sent.lookup_key ?? before.lookup_key ?? null,
      metadata: mergedMetadata(before.metadata, sent.metadata),
      nickname: sent.nickname ?? before.nickname ?? null,
      tax_behavior: sent.tax_behavior ?? before.tax_behavior ?? 'unspecified',
      ...(sent.currency_options && {
        currency_options: {
          ...before.currency_options,
          ...optionsOf(sent.currency_options),
        },
      }),
    };
    return work.change(before, after, 'price.updated');
  }),
};

function createProduct(
  work: Work,
  sent: Pick<Stripe.ProductCreateParams, 'id' | 'name' | 'active' | 'metadata'> &
    Partial<Pick<Stripe.ProductCreateParams, 'description' | 'tax_code' | 'unit_label' | 'url'>>,
): LocalProduct {
  return work.create(
    {
      id: sent.id ?? newId('prod', 14),
      object: 'product',
      active: sent.active ?? true,
      created: work.seconds,
      default_price: null,
      description: orNull(sent.description),
      images: [],
      livemode: false,
      metadata: mergedMetadata({}, sent.metadata),
      name: sent.name,
      tax_code: orNull(sent.tax_code),
      type: 'service',
      unit_label: orNull(sent.unit_label),
      updated: work.seconds,
      url: orNull(sent.url),
    },
    'product.created',
  );
}

/** A lookup key belongs to one price; it moves to another only when that is asked for. */
async function freeLookupKey(
  work: Work,
  {
    lookup_key: key,
    transfer_lookup_key: isMoved,
  }: Pick<Stripe.PriceCreateParams, 'lookup_key' | 'transfer_lookup_key'>,
): Promise<void> {
  if (!key) return;
  const [owner] = await work.list('price', { matching: { lookup_key: key }, limit: 1 });
  if (!owner) return;
  if (!isMoved) {
    throw invalid(
      `A price (\`${owner.id}\`) already uses that lookup key. You may specify \`transfer_lookup_key=true\` to transfer it to this price.`,
      'lookup_key',
      'resource_already_exists',
    );
  }
  work.change(owner, { ...owner, lookup_key: null }, 'price.updated');
}

type SentPrice = Pick<
  Stripe.PriceCreateParams,
  | 'active'
  | 'currency'
  | 'currency_options'
  | 'lookup_key'
  | 'metadata'
  | 'nickname'
  | 'recurring'
  | 'tax_behavior'
  | 'unit_amount'
>;

/** A new price of a product; an inline price sends no event. */
export function createPrice(
  work: Work,
  product: string,
  sent: SentPrice,
  event = 'price.created',
): LocalPrice {
  const amount = sent.unit_amount ?? 0;
  return work.create(
    {
      id: newId('price'),
      object: 'price',
      active: sent.active ?? true,
      billing_scheme: 'per_unit',
      created: work.seconds,
      currency: checkedCurrency(sent.currency),
      ...(sent.currency_options && {
        currency_options: {
          [sent.currency]: optionOf(amount, sent.tax_behavior),
          ...optionsOf(sent.currency_options),
        },
      }),
      livemode: false,
      lookup_key: sent.lookup_key ?? null,
      metadata: mergedMetadata({}, sent.metadata),
      nickname: sent.nickname ?? null,
      product,
      recurring: recurringOf(sent.recurring),
      tax_behavior: sent.tax_behavior ?? 'unspecified',
      type: sent.recurring ? 'recurring' : 'one_time',
      unit_amount: amount,
      unit_amount_decimal: String(amount),
    },
    event,
  );
}

const recurringOf = (
  sent: Stripe.PriceCreateParams.Recurring | undefined,
): LocalRecurring | null =>
  sent
    ? {
        interval: intervalOf(sent.interval),
        interval_count: sent.interval_count ?? 1,
        meter: null,
        trial_period_days: sent.trial_period_days ?? null,
        usage_type: 'licensed',
      }
    : null;

function intervalOf(interval: string): LocalRecurring['interval'] {
  if (interval === 'day' || interval === 'week' || interval === 'month' || interval === 'year') {
    return interval;
  }
  throw invalid(`Invalid recurring[interval]: ${interval}`, 'recurring[interval]');
}

function checkedCurrency(currency: string): string {
  if (!/^[a-z]{3}$/i.test(currency)) throw invalid(`Invalid currency: ${currency}.`, 'currency');
  return currency.toLowerCase();
}

function optionsOf(
  sent: Record<string, Stripe.PriceCreateParams.CurrencyOptions> | '' | null,
): Record<string, LocalCurrencyOption> {
  return Object.fromEntries(
    Object.entries(sent || {}).map(([currency, option]) => [
      checkedCurrency(currency),
      optionOf(option.unit_amount ?? 0, option.tax_behavior),
    ]),
  );
}

const optionOf = (amount: number, behaviour: string | undefined): LocalCurrencyOption => ({
  custom_unit_amount: null,
  tax_behavior: behaviour === 'inclusive' || behaviour === 'exclusive' ? behaviour : 'unspecified',
  unit_amount: amount,
  unit_amount_decimal: String(amount),
});

const taken = (noun: string, id: string) =>
  invalid(`${noun} already exists: ${id}`, 'id', 'resource_already_exists');

/** The price of this id, which must be for sale. */
export async function getPrice(work: Work, id: string, param: string): Promise<LocalPrice> {
  const price = await work.find('price', id);
  if (!price) throw missing('price', id, param);
  if (price.active === false) {
    throw invalid('The price specified is inactive. This field only accepts active prices.', param);
  }
  return price;
}
