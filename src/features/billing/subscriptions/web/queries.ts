import { queryOptions } from '@tanstack/react-query';
import { featureClient } from '#lib/api/client.ts';
import { pagedQuery } from '#lib/api/paged-query.ts';
import type { subscriptionsContract } from '../contract.ts';
import type { InvoiceId } from '../ids.ts';

export const subscriptionsApi = featureClient<typeof subscriptionsContract>('subscriptions');

/** The own subscription, from verified billing state. */
export const subscriptionQuery = queryOptions({
  queryKey: ['subscriptions', 'own'],
  queryFn: () => subscriptionsApi.getOwn(),
  // Payment happens in another tab: back in this one, the news is there at once.
  refetchOnWindowFocus: 'always',
});

/** The own invoices, newest first. */
export const invoicesQuery = pagedQuery(['subscriptions', 'invoices'], (start) =>
  subscriptionsApi.listInvoices(start),
);

/** One of the own invoices. */
export const invoiceQuery = (id: string) =>
  queryOptions({
    queryKey: ['subscriptions', 'invoice', id],
    queryFn: () => subscriptionsApi.getInvoice({ id: id as InvoiceId }),
  });
