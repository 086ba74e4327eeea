import type Stripe from 'stripe';
import { invalid } from '../api-problem.ts';
import { balanceTransaction } from '../balance.ts';
import { endSubscription } from '../billing/life.ts';
import { newId } from '../ids.ts';
import type { LocalCustomer, LocalTaxId } from '../objects.ts';
import { attach, getPaymentMethod } from '../payments/payment-methods.ts';
import type { Work } from '../work.ts';
import { type Calls, call, deleted, mergedMetadata, orBefore, orNull } from './call.ts';

const everything = 100;

export const customerCalls: Calls = {
  'POST /v1/customers': call<Stripe.CustomerCreateParams>(async (work, sent) => {
    if (sent.test_clock) {
      const clock = await work.get('test_helpers.test_clock', sent.test_clock, 'test_clock');
      work.setTime(clock.frozen_time);
    }
    const customer: LocalCustomer = {
      id: newId('cus', 14),
      object: 'customer',
      address: addressOf(sent.address),
      business_name: orNull(sent.business_name) ?? '',
      created: work.seconds,
      currency: null,
      delinquent: false,
      description: orNull(sent.description),
      email: orNull(sent.email),
      invoice_prefix: newId('x', 8).slice(2).toUpperCase(),
      livemode: false,
      metadata: mergedMetadata({}, sent.metadata),
      name: orNull(sent.name),
      next_invoice_sequence: 1,
      phone: orNull(sent.phone),
      preferred_locales: sent.preferred_locales ?? [],
      tax_exempt: orNull(sent.tax_exempt) ?? 'none',
      test_clock: orNull(sent.test_clock),
    };
    const created = work.create(withoutEmptyName(customer), 'customer.created');
    const method = sent.payment_method ?? sent.invoice_settings?.default_payment_method;
    if (!method) return created;
    const attached = attach(
      work,
      await getPaymentMethod(work, method, 'payment_method'),
      created.id,
    );
    if (!sent.invoice_settings?.default_payment_method) return created;
    return work.change(created, {
      ...created,
      invoice_settings: { default_payment_method: attached.id },
    });
  }),

  'POST /v1/customers/{id}': call<Stripe.CustomerUpdateParams>(async (work, sent, { id = '' }) => {
    const before = await getLiving(work, id);
    const method = sent.invoice_settings?.default_payment_method;
    const changed: LocalCustomer = {
      ...before,
      address: sent.address === undefined ? (before.address ?? null) : addressOf(sent.address),
      description: orBefore(sent.description, before.description ?? null),
      email: orBefore(sent.email, before.email),
      metadata: mergedMetadata(before.metadata, sent.metadata),
      name: orBefore(sent.name, before.name ?? null),
      phone: orBefore(sent.phone, before.phone ?? null),
      preferred_locales: sent.preferred_locales ?? before.preferred_locales ?? [],
      tax_exempt: orNull(sent.tax_exempt) ?? before.tax_exempt ?? 'none',
      ...(sent.business_name !== undefined && { business_name: String(sent.business_name) }),
      ...(method !== undefined && { invoice_settings: await defaultMethod(work, id, method) }),
    };
    return work.change(before, withoutEmptyName(changed), 'customer.updated');
  }),

  'DELETE /v1/customers/{id}': call<Stripe.CustomerDeleteParams>(async (work, _, { id = '' }) => {
    const customer = await getLiving(work, id);
    const subscriptions = await work.list('subscription', { customerId: id, limit: everything });
    for (const each of subscriptions.filter(({ status }) => status !== 'canceled')) {
      endSubscription(work, each);
    }
    work.announce('customer.deleted', customer);
    work.change(customer, { ...customer, deleted: true });
    return deleted(customer);
  }),

  'POST /v1/customers/{id}/balance_transactions':
    call<Stripe.CustomerCreateBalanceTransactionParams>(async (work, sent, { id = '' }) => {
      const customer = await getLiving(work, id);
      await work.keepTimeOf(id);
      const { amount, currency } = sent;
      const before = await work.store.balanceOf(id, currency);
      // A concurrent action that uses the balance has read the customer, and its commit then conflicts.
      work.change(
        customer,
        { ...customer, currency: customer.currency ?? currency },
        'customer.updated',
      );
      return work.create(
        balanceTransaction(
          {
            amount,
            currency,
            customer: id,
            description: orNull(sent.description),
            metadata: mergedMetadata({}, sent.metadata),
            type: 'adjustment',
          },
          before,
          work.at,
        ),
      );
    }),

  'POST /v1/customers/{id}/tax_ids': call<Stripe.CustomerCreateTaxIdParams>(
    async (work, { type, value }, { id = '' }) => {
      await getLiving(work, id);
      return keepTaxId(work, id, { type, value });
    },
  ),

  'DELETE /v1/customers/{customerId}/tax_ids/{id}': call<Stripe.CustomerDeleteTaxIdParams>(
    async (work, _, { id = '' }) => {
      const taxId = await work.get('tax_id', id);
      work.remove(taxId, 'customer.tax_id.deleted');
      return deleted(taxId);
    },
  ),
};

/** A customer who has not been deleted. */
export async function getLiving(work: Work, id: string, param?: string): Promise<LocalCustomer> {
  const customer = await work.get('customer', id, param);
  if (customer.deleted)
    throw invalid(`No such customer: '${id}'`, param ?? 'id', 'resource_missing');
  return customer;
}

async function defaultMethod(work: Work, customer: string, id: string | null) {
  if (!id) return { default_payment_method: null };
  const method = await getPaymentMethod(work, id, 'invoice_settings[default_payment_method]');
  return { default_payment_method: attach(work, method, customer).id };
}

/** Writes a customer's tax number down. */
export function keepTaxId(
  work: Work,
  customer: string,
  { type, value }: Pick<LocalTaxId, 'type' | 'value'>,
): LocalTaxId {
  return work.create(
    {
      id: newId('txi'),
      object: 'tax_id',
      country: /^[A-Z]{2}/.exec(value)?.[0] ?? null,
      created: work.seconds,
      customer,
      livemode: false,
      type,
      value,
      verification: { status: 'pending', verified_address: null, verified_name: null },
    },
    'customer.tax_id.created',
  );
}

function addressOf(sent: Stripe.AddressParam | '' | null | undefined): Stripe.Address | null {
  if (!sent) return null;
  const { city, country, line1, line2, postal_code: postalCode, state } = sent;
  return {
    city: orNull(city),
    country: orNull(country),
    line1: orNull(line1),
    line2: orNull(line2),
    postal_code: orNull(postalCode),
    state: orNull(state),
  };
}

function withoutEmptyName(customer: LocalCustomer): LocalCustomer {
  const { business_name: name, ...others } = customer;
  return name ? customer : others;
}
