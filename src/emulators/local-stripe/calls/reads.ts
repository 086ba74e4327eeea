import { invalid, missing } from '../api-problem.ts';
import type { Kind, LocalInvoice, LocalObject } from '../objects.ts';
import { paymentsOf, sameId } from '../refunds.ts';
import type { Page } from '../store.ts';
import { type LocalList, listOf } from '../wire.ts';
import type { Work } from '../work.ts';
import { type Calls, call } from './call.ts';
import { checkoutAt } from './checkout-sessions.ts';

interface ListSent {
  customer?: string;
  ending_before?: string;
  limit?: number;
  starting_after?: string;
  status?: string;
  subscription?: string;
  invoice?: string;
  type?: string;
  types?: string[];
  created?: number | { gt?: number; gte?: number; lt?: number; lte?: number };
  [name: string]: unknown;
}

/** What has an address of its own for one, and often for a list. */
const addresses: readonly {
  kind: Kind;
  path: string;
  isListed?: false;
  filters?: readonly string[];
}[] = [
  {
    kind: 'billing_portal.configuration',
    path: '/v1/billing_portal/configurations',
    filters: ['active', 'is_default'],
  },
  { kind: 'charge', path: '/v1/charges', filters: ['payment_intent'] },
  {
    kind: 'checkout.session',
    path: '/v1/checkout/sessions',
    filters: ['subscription', 'payment_intent'],
  },
  { kind: 'credit_note', path: '/v1/credit_notes', filters: ['invoice'] },
  { kind: 'customer', path: '/v1/customers', filters: ['email', 'test_clock'] },
  { kind: 'invoice', path: '/v1/invoices', filters: ['collection_method'] },
  { kind: 'invoiceitem', path: '/v1/invoiceitems', filters: ['invoice'] },
  { kind: 'payment_intent', path: '/v1/payment_intents' },
  { kind: 'payment_method', path: '/v1/payment_methods', filters: ['type'] },
  { kind: 'price', path: '/v1/prices', filters: ['active', 'product', 'type', 'currency'] },
  { kind: 'product', path: '/v1/products', filters: ['active'] },
  { kind: 'refund', path: '/v1/refunds', filters: ['payment_intent', 'charge'] },
  { kind: 'setup_intent', path: '/v1/setup_intents' },
  { kind: 'subscription', path: '/v1/subscriptions', filters: ['collection_method'] },
  { kind: 'test_helpers.test_clock', path: '/v1/test_helpers/test_clocks' },
  { kind: 'webhook_endpoint', path: '/v1/webhook_endpoints' },
];

export const readCalls: Calls = {
  ...Object.fromEntries(
    addresses.flatMap(({ kind, path, filters = [] }) => [
      [`GET ${path}`, call<ListSent>((work, sent) => list(work, kind, path, { sent, filters }))],
      [`GET ${path}/{id}`, call<object>((work, _, { id = '' }) => find(work, kind, id))],
    ]),
  ),

  'GET /v1/customers/{id}': call<object>(async (work, _, { id = '' }) => {
    const customer = await work.get('customer', id);
    if (customer.deleted) return { id, object: 'customer', deleted: true };
    const balances = await work.store.listBalances(id);
    const [main] = customer.currency
      ? balances.filter(({ currency }) => currency === customer.currency)
      : balances;
    return {
      ...customer,
      balance: main?.balance ?? 0,
      invoice_credit_balance: Object.fromEntries(
        balances.map(({ currency, balance }) => [currency, balance]),
      ),
    };
  }),
  'GET /v1/customers/{id}/balance_transactions': call<ListSent>(async (work, sent, { id = '' }) => {
    await work.get('customer', id);
    const path = `/v1/customers/${id}/balance_transactions`;
    return list(work, 'customer_balance_transaction', path, {
      sent: { ...sent, customer: id },
      filters: ['invoice'],
    });
  }),
  'GET /v1/customers/{id}/payment_methods': call<ListSent>(async (work, sent, { id = '' }) => {
    await work.get('customer', id);
    const path = `/v1/customers/${id}/payment_methods`;
    return list(work, 'payment_method', path, {
      sent: { ...sent, customer: id },
      filters: ['type'],
    });
  }),
  'GET /v1/customers/{id}/tax_ids': call<ListSent>(async (work, sent, { id = '' }) => {
    await work.get('customer', id);
    return list(work, 'tax_id', `/v1/customers/${id}/tax_ids`, {
      sent: { ...sent, customer: id },
      filters: [],
    });
  }),

  'GET /v1/checkout/sessions/{id}/line_items': call<ListSent>(async (work, _, { id = '' }) => {
    const checkout = await work.get('checkout.session', id);
    return checkout.line_items;
  }),
  'GET /v1/payment_pages/{id}': call<object>((work, _, { id = '' }) =>
    work.get('checkout.session', id),
  ),
  'GET /v1/invoices/{id}/lines': call<object>(async (work, _, { id = '' }) => {
    const invoice = await work.get('invoice', id);
    return invoice.lines ?? listOf(`/v1/invoices/${id}/lines`, []);
  }),
  'GET /v1/invoice_payments': call<ListSent>(async (work, sent) => listPayments(work, sent)),
  'GET /v1/invoice_payments/{id}': call<object>((work, _, { id = '' }) =>
    work.get('invoice_payment', id),
  ),
  'GET /v1/subscription_items': call<ListSent>(async (work, { subscription = '' }) => {
    const found = await work.get('subscription', subscription, 'subscription');
    return found.items;
  }),
  'GET /v1/prices': call<ListSent>(async (work, sent) => {
    const { lookup_keys: keys } = sent as { lookup_keys?: string[] };
    const filters = ['active', 'product', 'type', 'currency'];
    if (!keys) return list(work, 'price', '/v1/prices', { sent, filters });
    const found = await Promise.all(
      keys.map((key) =>
        work.list('price', { matching: { lookup_key: key, ...matching(sent, filters) }, limit: 1 }),
      ),
    );
    return listOf('/v1/prices', found.flat());
  }),

  'GET /v1/events': call<ListSent>(async (work, sent) => {
    const page = pageOf(sent, 'event');
    const types = sent.type ? [sent.type] : sent.types;
    const found = await work.store.listEvents({ ...page, types });
    return listOf('/v1/events', found.slice(0, page.limit - 1), found.length >= page.limit);
  }),
  'GET /v1/events/{id}': call<object>(async (work, _, { id = '' }) => {
    const event = await work.store.findEvent(id);
    if (!event) throw missing('event', id);
    return event;
  }),

  'GET /v1/tax/settings': call<object>(async (work) => ({
    object: 'tax.settings',
    defaults: { provider: 'stripe', tax_behavior: 'inclusive', tax_code: 'txcd_10103001' },
    head_office: { address: work.account.address },
    livemode: false,
    status: 'active',
    status_details: { active: {} },
  })),
};

/** One object as it stands now. */
async function find(work: Work, kind: Kind, id: string): Promise<LocalObject> {
  const found = await work.get(kind, id);
  if (found.object === 'checkout.session') return checkoutAt(found, work.at);
  return found.object === 'invoice' ? withDocument(found, work) : found;
}

/** Invoices of earlier versions do not say where they can be read. */
function withDocument(invoice: LocalInvoice, work: Work): LocalInvoice {
  if (invoice.hosted_invoice_url || invoice.status === 'draft') return invoice;
  const url = `${work.account.pageBase}/invoices/${invoice.id}`;
  return { ...invoice, hosted_invoice_url: url, invoice_pdf: `${url}/pdf` };
}

async function list(
  work: Work,
  kind: Kind,
  path: string,
  { sent, filters }: { sent: ListSent; filters: readonly string[] },
): Promise<LocalList<LocalObject>> {
  const page = pageOf(sent, kind);
  const cursor = page.after ?? page.before;
  if (cursor && !(await work.find(kind, cursor))) {
    throw missing(kind, cursor, page.after ? 'starting_after' : 'ending_before');
  }
  const found = await work.list(kind, {
    ...page,
    statuses: statusesFor(kind, sent.status),
    matching: matching(sent, filters),
  });
  // One more was asked for, to know whether there are more; backwards it is the first.
  const isMore = found.length >= page.limit;
  const shown = isMore && page.before ? found.slice(1) : found.slice(0, page.limit - 1);
  const now = shown
    .map((object) => (object.object === 'checkout.session' ? checkoutAt(object, work.at) : object))
    .map((object) => (object.object === 'invoice' ? withDocument(object, work) : object));
  return listOf(path, now, isMore);
}

const usualLimit = 10;
const highestLimit = 100;

function pageOf(sent: ListSent, kind: string): Page {
  const limit = sent.limit ?? usualLimit;
  if (limit < 1 || limit > highestLimit) {
    throw invalid(
      `Limit must be between 1 and ${highestLimit}`,
      'limit',
      'parameter_invalid_integer',
    );
  }
  const { created } = sent;
  const range = typeof created === 'number' ? { gte: created, lte: created } : created;
  const from = range?.gte ?? (range?.gt === undefined ? undefined : range.gt + 1);
  const to = range?.lte ?? (range?.lt === undefined ? undefined : range.lt - 1);
  return {
    customerId: sent.customer,
    subscriptionId: kind === 'invoice' ? sent.subscription : undefined,
    after: sent.starting_after,
    before: sent.ending_before,
    createdFrom: from,
    createdTo: to,
    limit: limit + 1,
  };
}

function matching(sent: ListSent, filters: readonly string[]): Record<string, unknown> | undefined {
  const given = filters.filter((name) => sent[name] !== undefined);
  return given.length === 0
    ? undefined
    : Object.fromEntries(given.map((name) => [name, sent[name]]));
}

/** Without a wish Stripe leaves out canceled subscriptions; `all` includes them. */
function statusesFor(kind: Kind, wanted: string | undefined): readonly string[] | undefined {
  if (kind !== 'subscription') return wanted ? [wanted] : undefined;
  if (wanted === 'all') return undefined;
  if (wanted === 'ended') return ['canceled', 'incomplete_expired'];
  return wanted ? [wanted] : ['active', 'incomplete', 'past_due', 'paused', 'trialing', 'unpaid'];
}

/** The payments of an invoice, or those by a payment intent. Invoices of earlier versions have none that are kept. */
async function listPayments(
  work: Work,
  { invoice: invoiceId, status, limit = usualLimit, payment }: ListSent,
): Promise<LocalList<object>> {
  const path = '/v1/invoice_payments';
  const { payment_intent: intent } = { ...(payment as { payment_intent?: string } | undefined) };
  const wanted = {
    ...(invoiceId && { invoice: invoiceId }),
    ...(intent && { payment: { payment_intent: intent } }),
  };
  const found = await work.list('invoice_payment', {
    statuses: status ? [status] : undefined,
    matching: wanted,
    limit,
  });
  const earlierId = invoiceId ?? (intent && sameId(intent, 'in'));
  if (found.length > 0 || !earlierId) return listOf(path, found);
  const kept = await work.list('invoice_payment', { matching: { invoice: earlierId }, limit: 1 });
  const earlier = await work.find('invoice', earlierId);
  if (!earlier && invoiceId) throw missing('invoice', invoiceId, 'invoice');
  return listOf(path, earlier && kept.length === 0 ? paymentsOf(earlier) : []);
}
