import { useQuery } from '@tanstack/react-query';
import { Webhook } from 'lucide-react';
import { EmptyState } from '#ui/primitives/empty-state.tsx';
import { ListFailed } from '#ui/primitives/list-failed.tsx';
import { RowList } from '#ui/primitives/row-list.tsx';
import { Skeleton } from '#ui/primitives/skeleton.tsx';
import { webhookMessages } from '../messages.ts';
import { type WebhooksSearch, webhooksQuery } from '../queries.ts';
import { AddWebhook } from './add-webhook.tsx';
import { optionsOf } from './event-types.ts';
import { WebhookCard } from './webhook-card.tsx';

/** The own webhooks with the log that is open, and a way to add one. */
export function WebhookList({ search }: { search: WebhooksSearch }) {
  const query = useQuery(webhooksQuery);
  if (!query.data) {
    return query.isError ? (
      <ListFailed title={webhookMessages.listFailed} query={query} />
    ) : (
      <Skeleton className="h-24 w-full" />
    );
  }
  const { webhooks, eventTypes } = query.data;
  const options = optionsOf(eventTypes);
  return (
    <div className="flex flex-col gap-5">
      {webhooks.length === 0 && (
        <EmptyState icon={<Webhook />} title="No webhooks yet">
          Add the address of a program or a Teams workflow, and choose what it is sent.
        </EmptyState>
      )}
      <RowList label="Webhooks" items={webhooks} keyOf={({ webhookId }) => webhookId}>
        {(webhook, onFocusLoss) => <WebhookCard {...{ webhook, options, search, onFocusLoss }} />}
      </RowList>
      <AddWebhook options={options} />
    </div>
  );
}
