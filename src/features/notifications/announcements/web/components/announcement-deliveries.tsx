import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { asApiProblem } from '#lib/api/problem.ts';
import { notify } from '#ui/feedback/notify.ts';
import { Button } from '#ui/primitives/button.tsx';
import { Disclosure } from '#ui/primitives/disclosure.tsx';
import { ListFailed } from '#ui/primitives/list-failed.tsx';
import { PagedList } from '#ui/primitives/paged-list.tsx';
import type { AnnouncementView } from '../../contract.ts';
import { deliveriesFailedToLoad, uncertainHint } from '../messages.ts';
import { announcementsApi, deliveriesQuery } from '../queries.ts';

type Listed = 'failed' | 'uncertain' | 'skipped';
const words: Record<Listed, string> = {
  failed: 'failed',
  uncertain: 'uncertain',
  skipped: 'skipped',
};

/** The mails of a blast that need a look, by what became of them, each with its reason. */
export function AnnouncementDeliveries({ blast }: { blast: AnnouncementView }) {
  const listed = (['failed', 'uncertain', 'skipped'] as const).filter(
    (status) => blast.counts[status] > 0,
  );
  return listed.map((status) => (
    <Disclosure
      key={status}
      summary={`${blast.counts[status].toLocaleString('en-US')} ${words[status]}`}
    >
      <Deliveries blast={blast} status={status} />
    </Disclosure>
  ));
}

function Deliveries({ blast, status }: { blast: AnnouncementView; status: Listed }) {
  const query = useInfiniteQuery(deliveriesQuery(blast.id, status));
  const repeat = useRepeat(blast.id);
  const canRepeat = blast.state !== 'cancelled' && status !== 'skipped';
  return (
    <div className="flex flex-col gap-3">
      {status === 'uncertain' && <p className="text-sm text-ink-muted">{uncertainHint}</p>}
      {status === 'failed' && canRepeat && (
        <Button
          variant="secondary"
          size="sm"
          className="self-start"
          pending={repeat.isPending}
          onClick={() => repeat.mutate(undefined)}
        >
          Retry all failed
        </Button>
      )}
      <PagedList
        query={query}
        keyOf={({ id }) => id}
        loading={{ spoken: 'Loading mails…', skeletons: 1, className: 'h-16 w-full' }}
        failed={<ListFailed title={deliveriesFailedToLoad} query={query} />}
        empty={<p className="text-ink-muted">None any more.</p>}
        status={(shown) => `Showing ${shown} of ${blast.counts[status]}`}
        moreLabel="Load More"
        moreFailed={deliveriesFailedToLoad}
        className="flex flex-col divide-y divide-line"
      >
        {({ id, name, email, reason, messageId }) => (
          <div className="flex flex-wrap items-start justify-between gap-3 py-3">
            <div className="min-w-0 flex-[1_1_16rem] wrap-anywhere">
              <p className="font-medium text-ink">{email ?? 'A former user'}</p>
              <p className="text-sm text-ink-muted">
                {[name, reason, status === 'uncertain' && messageId].filter(Boolean).join(' · ')}
              </p>
            </div>
            {canRepeat && (
              <Button
                variant="secondary"
                size="sm"
                pending={repeat.isPending && repeat.variables === id}
                onClick={() => repeat.mutate(id)}
              >
                {status === 'failed' ? 'Retry' : 'Send again'}
                <span className="sr-only"> to {email ?? 'a former user'}</span>
              </Button>
            )}
          </div>
        )}
      </PagedList>
    </div>
  );
}

function useRepeat(blastId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    // Needs no key for its intent: what waits already is not repeated again.
    mutationFn: (deliveryId: string | undefined) =>
      announcementsApi.repeat({ blastId, ...(deliveryId && { deliveryIds: [deliveryId] }) }),
    onSuccess: ({ repeated }) =>
      notify.success(
        'Sent once more',
        `${repeated} ${repeated === 1 ? 'mail waits' : 'mails wait'}.`,
      ),
    onError: (error) =>
      notify.error('Error', asApiProblem(error)?.message ?? 'That did not work. Please try again.'),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['mail-blasts'] }),
  });
}
