import Stripe from 'stripe';
import { minorUnits } from '#lib/money/minor-units.ts';
import type { WantedPlan } from './wanted.ts';

/** What the catalogue has for a plan. */
export interface KnownPlan {
  product: string;
  price: string;
}

/** Makes or mends the product and the price of a plan. Says what it did. */
export async function setUpPlan(
  stripe: Stripe,
  plan: WantedPlan,
  say: (change: string) => void,
): Promise<KnownPlan> {
  const product = await setUpProduct(stripe, plan, say);
  const price = await findPrice(stripe, plan.key);
  if (!price) {
    say(`Price ${plan.key}: made.`);
    return { product, price: (await createPrice(stripe, plan, product)).id };
  }
  const difference = differenceOf(price, plan, product);
  if (difference === null) return { product, price: price.id };
  if (difference.kind === 'options') {
    await stripe.prices.update(price.id, { currency_options: optionsOf(plan) });
    say(`Price ${plan.key}: ${difference.what}; mended.`);
    return { product, price: price.id };
  }
  // What is charged for a price never changes: another one takes its place, and who pays the old one goes on doing so.
  // The old one goes first: a run that breaks off between the two finds none for sale, and makes the new one.
  await stripe.prices.update(price.id, { active: false });
  const next = await createPrice(stripe, plan, product);
  say(`Price ${plan.key}: ${difference.what}; replaced by a new one.`);
  return { product, price: next.id };
}

/** The price of this plan that is for sale, with what it costs in every currency; undefined before the set-up. */
export async function findPrice(stripe: Stripe, key: string): Promise<Stripe.Price | undefined> {
  const { data } = await stripe.prices.list({
    lookup_keys: [key],
    active: true,
    expand: ['data.currency_options'],
    limit: 1,
  });
  return data[0];
}

async function setUpProduct(
  stripe: Stripe,
  { key, productName }: WantedPlan,
  say: (change: string) => void,
): Promise<string> {
  const found = await findProduct(stripe, key);
  const difference = found && productDifference(found, productName);
  if (!found) {
    await stripe.products.create({ id: key, name: productName });
    say(`Product ${key}: made.`);
  } else if (difference) {
    await stripe.products.update(key, { name: productName, active: true });
    say(`Product ${key}: ${difference}; mended.`);
  }
  return key;
}

const productDifference = ({ name, active }: Stripe.Product, wanted: string): string | null =>
  name === wanted && active ? null : `was "${name}"${active ? '' : ', not active'}`;

/** What of a plan is not as wanted, and the price that is there; nothing is changed. */
export async function comparePlan(
  stripe: Stripe,
  plan: WantedPlan,
): Promise<{ known: KnownPlan | undefined; differences: string[] }> {
  const { key, productName } = plan;
  const product = await findProduct(stripe, key);
  const price = await findPrice(stripe, key);
  const ofProduct = product ? productDifference(product, productName) : 'missing';
  const ofPrice = price ? differenceOf(price, plan, key)?.what : 'missing';
  return {
    known: price && { product: key, price: price.id },
    differences: [
      ...(ofProduct ? [`product ${key} ${ofProduct}`] : []),
      ...(ofPrice ? [`price ${key} ${ofPrice}`] : []),
    ],
  };
}

async function findProduct(stripe: Stripe, id: string): Promise<Stripe.Product | null> {
  try {
    return await stripe.products.retrieve(id);
  } catch (error) {
    const isMissing =
      error instanceof Stripe.errors.StripeError && error.code === 'resource_missing';
    if (isMissing) return null;
    throw error;
  }
}

const baseOf = ({ amounts }: WantedPlan): [string, number] => {
  const [base] = Object.entries(amounts);
  if (!base) throw new Error('A plan needs an amount.');
  return base;
};

function createPrice(stripe: Stripe, plan: WantedPlan, product: string): Promise<Stripe.Price> {
  const [currency, amount] = baseOf(plan);
  return stripe.prices.create({
    product,
    currency: currency.toLowerCase(),
    unit_amount: minorUnits(amount, currency),
    recurring: { interval: plan.interval },
    // What is shown is what is charged: tax is in it.
    tax_behavior: 'inclusive',
    currency_options: optionsOf(plan),
    lookup_key: plan.key,
    transfer_lookup_key: true,
  });
}

const optionsOf = (
  plan: WantedPlan,
): Record<string, { unit_amount: number; tax_behavior: 'inclusive' }> =>
  Object.fromEntries(
    Object.entries(plan.amounts)
      .filter(([currency]) => currency !== baseOf(plan)[0])
      .map(([currency, amount]) => [
        currency.toLowerCase(),
        { unit_amount: minorUnits(amount, currency), tax_behavior: 'inclusive' as const },
      ]),
  );

type Difference = { kind: 'price' | 'options'; what: string };

/** What is not as wanted: of the price itself, or only of what it costs in other currencies. */
function differenceOf(price: Stripe.Price, plan: WantedPlan, product: string): Difference | null {
  const [currency, amount] = baseOf(plan);
  const own = [
    ['product', idOf(price.product), product],
    ['currency', price.currency, currency.toLowerCase()],
    ['amount', price.unit_amount, minorUnits(amount, currency)],
    ['interval', price.recurring?.interval, plan.interval],
    ['tax', price.tax_behavior, 'inclusive'],
  ].filter(([, is, wanted]) => is !== wanted);
  if (own.length > 0) {
    const what = own.map(([name, is, wanted]) => `${name} was ${is}, wanted is ${wanted}`);
    return { kind: 'price', what: what.join(', ') };
  }
  const others = Object.entries(optionsOf(plan)).filter(
    ([code, { unit_amount: wanted }]) => price.currency_options?.[code]?.unit_amount !== wanted,
  );
  if (others.length === 0) return null;
  return { kind: 'options', what: `other amounts in ${others.map(([code]) => code).join(', ')}` };
}

const idOf = (reference: string | { id: string }): string =>
  typeof reference === 'string' ? reference : reference.id;
