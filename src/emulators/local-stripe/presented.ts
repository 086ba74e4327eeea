import { alternatives, type Fields, fieldsOf, plainName, type Shape } from './definitions.ts';

type Json = Record<string, unknown>;

/** Left out of answers unless they are asked for with `expand`. */
const onRequest: Readonly<Record<string, readonly string[]>> = {
  'checkout.session': ['line_items'],
  customer: ['cash_balance', 'invoice_credit_balance', 'sources', 'subscriptions', 'tax_ids'],
  invoice: ['confirmation_secret', 'payments'],
  price: ['currency_options', 'tiers'],
};

/** The fields of this kind that are only in answers that ask for them. */
export const fieldsOnRequest = (kind: string): readonly string[] => onRequest[kind] ?? [];

/**
 * An object as Stripe's API answers it: every field that the SDK declares is there, with nothing in those that the
 * local Stripe does not keep. What it keeps for itself is not. `expanded` names the fields that are there on request.
 */
export function presented(object: Json, expanded: readonly string[] = []): Json {
  const kind = String(object.object);
  if (object.deleted === true) return object;
  const fields = fieldsOf(kind);
  if (!fields) return object;
  const hidden = fieldsOnRequest(kind).filter((name) => !expanded.includes(name));
  const answer = complete(fields, object);
  for (const name of hidden) delete answer[name];
  if (kind === 'subscription_item') answer.plan = planOf(object.price);
  return answer;
}

function complete(fields: Fields, given: Json): Json {
  const answer: Json = {};
  for (const [key, shape] of Object.entries(fields)) {
    const name = plainName(key);
    const value = given[name];
    if (value !== undefined) answer[name] = completeValue(shape, value);
    else if (name === key) answer[name] = nothingOf(shape);
  }
  return answer;
}

function completeValue(shape: Shape, value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  for (const each of alternatives(shape)) {
    if (typeof each !== 'object') continue;
    if ('list' in each && Array.isArray(value)) {
      return value.map((item) => completeValue(each.list, item));
    }
    if (Array.isArray(value)) continue;
    if ('kind' in each) return presented({ ...value });
    if ('map' in each) return mapValues(each.map, { ...value });
    if ('fields' in each) {
      // Lists of objects are objects themselves: they have fields, among which is the list.
      return Object.keys(each.fields).length === 0 ? value : complete(each.fields, { ...value });
    }
  }
  return value;
}

const mapValues = (shape: Shape, given: Json): Json =>
  Object.fromEntries(
    Object.entries(given).map(([name, value]) => [name, completeValue(shape, value)]),
  );

/** The value of a field without data. */
function nothingOf(shape: Shape): unknown {
  const all = alternatives(shape);
  if (all.includes('null')) return null;
  const [first] = all;
  if (first === 'number') return 0;
  if (first === 'boolean') return false;
  if (first === 'decimal') return '0';
  if (typeof first !== 'object') return first === 'string' ? '' : null;
  if ('list' in first) return [];
  if ('map' in first) return {};
  if ('fields' in first) return complete(first.fields, {});
  return 'enum' in first ? first.enum[0] : null;
}

/** What prices were called before there were prices. */
function planOf(price: unknown): unknown {
  if (typeof price !== 'object' || price === null || !('id' in price)) return null;
  const given: Json = { ...price };
  const recurring: Json =
    typeof given.recurring === 'object' && given.recurring !== null ? { ...given.recurring } : {};
  return presented({
    ...given,
    object: 'plan',
    amount: given.unit_amount,
    amount_decimal: given.unit_amount_decimal ?? String(given.unit_amount),
    active: given.active ?? true,
    billing_scheme: 'per_unit',
    interval: recurring.interval,
    interval_count: recurring.interval_count,
    usage_type: 'licensed',
  });
}
