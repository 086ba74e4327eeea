import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { notify } from '#ui/feedback/notify.ts';
import { Badge } from '#ui/primitives/badge.tsx';
import { Button } from '#ui/primitives/button.tsx';
import { LinkSwitch, switchLink } from '#ui/primitives/link-switch.tsx';
import { ListFailed } from '#ui/primitives/list-failed.tsx';
import { LocalMomentText } from '#ui/primitives/local-moment-text.tsx';
import { itemsOf, PagedList, showing } from '#ui/primitives/paged-list.tsx';
import type { WebhookDeliveryView, WebhookView } from '../../contract.ts';
import { useWebhookAct } from '../hooks/use-webhook-act.ts';
import { deliveryWords, webhookMessages } from '../messages.ts';
import { deliveriesQuery, type WebhooksSearch, webhooksApi } from '../queries.ts';

const views = [
  { label: 'All', value: undefined },
  { label: 'Failed', value: 'failed' },
] as const;

interface DeliveryLogProps {
  webhook: WebhookView;
  show: WebhooksSearch['show'];
}

/** What was sent to a webhook in the last 30 days, and what it answered. */
export function DeliveryLog({ webhook, show }: DeliveryLogProps) {
  const { webhookId, name, state } = webhook;
  const query = useInfiniteQuery({
    ...deliveriesQuery(webhookId, show),
    // What was just recorded is sent within moments.
    refetchInterval: ({ state: { data } }) =>
      itemsOf({ data }).some((each) => each.state === 'waiting' && each.tries === 0) ? 1000 : false,
  });
  return (
    <section aria-label={`Log of ${name}`} className="flex flex-col gap-4 rounded-lg bg-sunken p-4">
      <LinkSwitch
        label="Which deliveries"
        choices={views}
        current={show}
        link={(value) => (
          <Link to="." search={{ log: webhookId, ...(value && { show: value }) }} {...switchLink} />
        )}
      />
      <PagedList
        query={query}
        keyOf={({ deliveryId }) => deliveryId}
        loading={{ spoken: 'Loading the log…', skeletons: 2, className: 'h-16 w-full' }}
        failed={<ListFailed title={webhookMessages.logFailed} query={query} />}
        empty={
          <p className="text-ink-muted">
            {show ? 'No delivery has failed.' : 'Nothing was sent in the last 30 days.'}
          </p>
        }
        status={showing('delivery')}
        isSilentAtEnd
        moreLabel="Load More"
        moreFailed={webhookMessages.moreFailed}
        className="flex flex-col divide-y divide-line"
      >
        {(delivery) => <DeliveryRow {...{ webhookId, delivery }} isOn={state === 'on'} />}
      </PagedList>
    </section>
  );
}

const tones = { waiting: 'warning', delivered: 'success', 'given-up': 'danger' } as const;

interface DeliveryRowProps {
  webhookId: string;
  delivery: WebhookDeliveryView;
  isOn: boolean;
}

function DeliveryRow({ webhookId, delivery, isOn }: DeliveryRowProps) {
  const { deliveryId, type, state, tries, status, failure, tookMs, answer } = delivery;
  const { happenedAt, nextTryAt } = delivery;
  const again = useWebhookAct(
    () => webhooksApi.sendAgain({ webhookId, deliveryId }),
    () => notify.success(webhookMessages.sentAgain),
  );
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-60">
        <p className="flex flex-wrap items-center gap-2 font-medium text-ink">
          <code className="wrap-anywhere">{type}</code>
          <Badge tone={tones[state]}>{deliveryWords[state]}</Badge>
        </p>
        <p className="text-sm text-ink-muted">
          <LocalMomentText value={happenedAt} />
          {status !== null && `, answered ${status} in ${tookMs} ms`}
          {tries > 1 && `, ${tries} tries`}. {failure}
          {nextTryAt && tries > 0 && (
            <>
              {' '}
              Next try on <LocalMomentText value={nextTryAt} />.
            </>
          )}
        </p>
        {answer && (
          <pre className="mt-2 max-h-32 overflow-y-auto rounded-md border border-line bg-surface p-2 text-sm whitespace-pre-wrap wrap-anywhere">
            {answer}
          </pre>
        )}
      </div>
      {isOn && tries > 0 && (
        <Button variant="ghost" size="sm" pending={again.isPending} onClick={() => again.mutate()}>
          Send again
          <span className="sr-only">: {type}</span>
        </Button>
      )}
    </div>
  );
}
