import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { notify } from '#ui/feedback/notify.ts';
import { PartFailed } from '#ui/feedback/part-failed.tsx';
import { Button } from '#ui/primitives/button.tsx';
import { ConfirmDialog } from '#ui/primitives/confirm-dialog.tsx';
import { DateText } from '#ui/primitives/date-text.tsx';
import { Skeleton } from '#ui/primitives/skeleton.tsx';
import { feedWords, messageForFeedError } from '../messages.ts';
import { callFeedApi, callFeedQuery } from '../queries.ts';
import { NewFeedAddress } from './new-feed-address.tsx';

/** The secret address at which one's calendar reads one's calls: to make, to replace and to end. */
export function CalendarFeed() {
  const query = useQuery(callFeedQuery);
  const headingId = useId();
  const headingRef = useRef<HTMLHeadingElement>(null);
  return (
    <section aria-labelledby={headingId} className="flex flex-col gap-3">
      <h2
        id={headingId}
        ref={headingRef}
        tabIndex={-1}
        className="text-xl font-semibold text-ink outline-none"
      >
        In your calendar
      </h2>
      <p>
        Your calendar can read your calls by itself, at an address of your own: those that are
        agreed on, for 90 days those that are over, and for 30 days those that were cancelled.
      </p>
      {query.isPending && <Skeleton className="h-11 w-full" />}
      {query.isLoadingError && <PartFailed what="Your calendar’s address" query={query} />}
      {query.data && (
        <FeedAddress madeAt={query.data.madeAt} onFocusLoss={() => headingRef.current?.focus()} />
      )}
    </section>
  );
}

interface FeedAddressProps {
  madeAt: string | null;
  /** The focused button is about to go away. */
  onFocusLoss: () => void;
}

function FeedAddress({ madeAt, onFocusLoss }: FeedAddressProps) {
  const [isAsking, setAsking] = useState(false);
  const [isReplacing, setReplacing] = useState(false);
  const [address, setAddress] = useState<string>();
  const queryClient = useQueryClient();
  // Also after a refusal: another window may have been quicker.
  const refresh = () => queryClient.invalidateQueries({ queryKey: callFeedQuery.queryKey });
  const make = useMutation({
    mutationFn: (replaces: boolean) => callFeedApi.make({ replaces }),
    onSuccess: (made) => {
      setAddress(made.address);
      notify.success(feedWords.made);
    },
    onError: (error) => notify.error('Error', messageForFeedError(error)),
    onSettled: refresh,
  });
  const end = useMutation({
    mutationFn: () => callFeedApi.end(),
    onSuccess: () => {
      onFocusLoss();
      notify.success(feedWords.ended);
    },
    onError: (error) => notify.error('Error', messageForFeedError(error)),
    onSettled: refresh,
  });
  function ask(toReplace: boolean) {
    setReplacing(toReplace);
    setAsking(true);
  }
  return (
    <>
      {madeAt && (
        <p>
          There is an address, made on <DateText value={madeAt} />. A new password ends it, too.
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          pending={make.isPending}
          onClick={() => (madeAt ? ask(true) : make.mutate(false))}
        >
          {madeAt ? 'Replace the Address' : 'Make an Address'}
        </Button>
        {madeAt && (
          <Button variant="secondary" pending={end.isPending} onClick={() => ask(false)}>
            End the Address
          </Button>
        )}
      </div>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={isReplacing ? 'Replace the address?' : 'End the address?'}
        description={
          isReplacing
            ? 'The present one ends at once. Your calendar needs the new one.'
            : 'Calendars that have it read nothing any more, at once and for good. What they have read they may keep.'
        }
        confirmLabel={isReplacing ? 'Replace Address' : 'End Address'}
        destructive
        onConfirm={() => {
          // Another dialog may follow, which asks who it is.
          setAsking(false);
          if (isReplacing) make.mutate(true);
          else end.mutate();
        }}
      />
      <NewFeedAddress address={address} onClose={() => setAddress(undefined)} />
    </>
  );
}
