import { invalid } from './api-problem.ts';
import { alternatives, fieldsOf, plainName } from './definitions.ts';
import { fieldsOnRequest, presented } from './presented.ts';
import type { Store } from './store.ts';

type Json = Record<string, unknown>;

const deepest = 4;

/**
 * An answer with what it names by id in full, where `expand` asks for it: `customer`, `latest_invoice.payments`, and in
 * lists `data.customer`. Refuses what is no reference, like Stripe.
 */
export async function expanded(
  store: Store,
  object: object,
  paths: readonly string[],
): Promise<object> {
  const kept: Json = { ...object };
  if (kept.object === 'list') {
    const inner = paths.map((path) => {
      if (!path.startsWith('data.')) throw cannot(path);
      return path.slice('data.'.length);
    });
    const data = Array.isArray(kept.data) ? kept.data : [];
    return { ...kept, data: await Promise.all(data.map((each) => expanded(store, each, inner))) };
  }
  const heads = new Map<string, string[]>();
  for (const path of paths) {
    const [head = '', ...tail] = path.split('.');
    if (tail.length >= deepest)
      throw invalid(`You cannot expand more than ${deepest} levels of a property.`, 'expand');
    heads.set(head, [...(heads.get(head) ?? []), ...(tail.length > 0 ? [tail.join('.')] : [])]);
  }
  const answer: Json = presented(kept, [...heads.keys()]);
  for (const [head, inner] of heads) {
    answer[head] = await expandedField(store, { kept, answer, head, inner });
  }
  return answer;
}

interface Field {
  kept: Json;
  answer: Json;
  head: string;
  inner: readonly string[];
}

async function expandedField(store: Store, { kept, answer, head, inner }: Field): Promise<unknown> {
  const kind = String(kept.object);
  const value = answer[head];
  if (kind === 'invoice' && head === 'payments')
    return invoicePayments(store, String(kept.id), inner);
  if (kind === 'customer' && head === 'subscriptions')
    return subscriptionsOf(store, String(kept.id));
  if (typeof value === 'string') {
    if (!isReference(kind, head)) throw cannot(head);
    const found = await store.findAny(value);
    return found ? expanded(store, found, inner) : value;
  }
  if (typeof value === 'object' && value !== null) {
    return inner.length === 0 ? value : within(store, { ...value }, inner);
  }
  if (value === undefined && !fieldsOnRequest(kind).includes(head) && !isDeclared(kind, head))
    throw cannot(head);
  return value;
}

/** An object inside an object, without a kind of its own, or a list of such. */
async function within(store: Store, value: Json, paths: readonly string[]): Promise<unknown> {
  if (typeof value.object === 'string') return expanded(store, value, paths);
  const answer: Json = { ...value };
  for (const path of paths) {
    const [head = '', ...tail] = path.split('.');
    const inner = answer[head];
    if (typeof inner === 'string') {
      const found = await store.findAny(inner);
      answer[head] = found
        ? await expanded(store, found, tail.length > 0 ? [tail.join('.')] : [])
        : inner;
    } else if (typeof inner === 'object' && inner !== null) {
      answer[head] = await within(store, { ...inner }, tail.length > 0 ? [tail.join('.')] : []);
    }
  }
  return answer;
}

async function invoicePayments(
  store: Store,
  invoice: string,
  inner: readonly string[],
): Promise<object> {
  const found = await store.list('invoice_payment', { matching: { invoice }, limit: 10 });
  const data = found.map(({ body }) => body);
  const path = `/v1/invoice_payments?invoice=${invoice}`;
  return expanded(store, { object: 'list', data, has_more: false, url: path }, inner);
}

async function subscriptionsOf(store: Store, customerId: string): Promise<object> {
  const found = await store.list('subscription', { customerId, limit: 10 });
  const data = found.map(({ body }) => presented({ ...body }));
  return {
    object: 'list',
    data,
    has_more: false,
    url: `/v1/customers/${customerId}/subscriptions`,
  };
}

function isReference(kind: string, name: string): boolean {
  const entry = Object.entries(fieldsOf(kind) ?? {}).find(([key]) => plainName(key) === name);
  return entry
    ? alternatives(entry[1]).some(
        (each) => each === 'any' || (typeof each === 'object' && 'kind' in each),
      )
    : false;
}

const isDeclared = (kind: string, name: string): boolean =>
  Object.keys(fieldsOf(kind) ?? {}).some((key) => plainName(key) === name);

const cannot = (path: string) => invalid(`This property cannot be expanded (${path}).`, 'expand');
