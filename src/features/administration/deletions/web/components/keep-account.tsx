import { useMutation, useQuery } from '@tanstack/react-query';
import { messageOf } from '#lib/api/problem.ts';
import { notify } from '#ui/feedback/notify.ts';
import { PartFailed } from '#ui/feedback/part-failed.tsx';
import { Banner } from '#ui/primitives/banner.tsx';
import { Button } from '#ui/primitives/button.tsx';
import { DateText } from '#ui/primitives/date-text.tsx';
import { deletionMessages } from '../messages.ts';
import { deletionQuery, deletionsApi } from '../queries.ts';

/** For a user whose account is being deleted: until when they can keep it, and the way to. */
export function KeepAccount({ onKept }: { onKept: () => unknown }) {
  const query = useQuery(deletionQuery);
  const keep = useMutation({
    mutationFn: () => deletionsApi.cancel(),
    onSuccess: async () => {
      await onKept();
      notify.success(deletionMessages.kept);
    },
    onError: (error) =>
      notify.error('Error', messageOf(error, 'ERASURE_BEGUN') ?? deletionMessages.keepFailed),
  });
  if (query.isLoadingError) return <PartFailed what="When your account is erased" query={query} />;
  const deletion = query.data?.deletion;
  return (
    <Banner
      tone="warning"
      role="note"
      title="Your account is being deleted"
      action={
        <Button pending={keep.isPending || keep.isSuccess} onClick={() => keep.mutate()}>
          Keep my account
        </Button>
      }
    >
      {deletion && (
        <p>
          You can no longer be found. On <DateText value={deletion.dueAt} /> everything that is
          yours is erased.
        </p>
      )}
      {deletion?.reason && (
        <p className="mt-2 wrap-anywhere whitespace-pre-line">
          We decided this, for this reason: {deletion.reason}
        </p>
      )}
    </Banner>
  );
}
