import { queryOptions } from '@tanstack/react-query';
import { featureClient } from '#lib/api/client.ts';
import { pagedQuery } from '#lib/api/paged-query.ts';
import type { webhooksContract } from '../contract.ts';

export const webhooksApi = featureClient<typeof webhooksContract>('webhooks');

/** Whose log is open, and whether it shows all of it. */
export interface WebhooksSearch {
  log?: string;
  show?: 'failed';
}

/** The own webhooks, with the events that they can be sent. */
export const webhooksQuery = queryOptions({
  queryKey: ['webhooks', 'own'],
  queryFn: () => webhooksApi.list(),
});

/** What was sent to a webhook, newest first. */
export const deliveriesQuery = (webhookId: string, show: WebhooksSearch['show']) =>
  pagedQuery(['webhooks', 'deliveries', webhookId, show ?? 'all'], (start) =>
    webhooksApi.listDeliveries({ webhookId, show: show ?? 'all', ...start }),
  );
