import { useMutation, useQueryClient } from '@tanstack/react-query';
import { notify } from '#ui/feedback/notify.ts';
import { Banner } from '#ui/primitives/banner.tsx';
import { Button } from '#ui/primitives/button.tsx';
import { VisuallyHidden } from '#ui/primitives/visually-hidden.tsx';
import { accountApproved, approveFailed } from '../messages.ts';
import { approvalsApi } from '../queries.ts';

/** How many could not be approved with all others, and the first of them. */
export interface BulkFailures {
  failed: number;
  failures: readonly { userId: string; name: string }[];
}

interface FailedApprovalsProps extends BulkFailures {
  /** This one has been approved now. */
  onApproved: (userId: string) => void;
}

/** Who could not be approved with the others, by name, each to be tried again. */
export function FailedApprovals({ failed, failures, onApproved }: FailedApprovalsProps) {
  if (failed === 0) return null;
  return (
    <Banner
      tone="danger"
      title={`${failed} ${failed === 1 ? 'client' : 'clients'} could not be approved`}
    >
      <p>
        All others are.{' '}
        {failures.length < failed ? 'The first of those who still wait:' : 'Still waiting:'}
      </p>
      <ul className="mt-2 flex flex-col gap-2">
        {failures.map((failure) => (
          <Failure key={failure.userId} {...failure} onApproved={onApproved} />
        ))}
      </ul>
    </Banner>
  );
}

type FailureProps = BulkFailures['failures'][number] & Pick<FailedApprovalsProps, 'onApproved'>;

function Failure({ userId, name, onApproved }: FailureProps) {
  const queryClient = useQueryClient();
  const retry = useMutation({
    // Needs no key for its intent: approving twice is approving once.
    mutationFn: () => approvalsApi.approve({ userId }),
    onSuccess: ({ userType }) => {
      notify.success('Account Approved', accountApproved(name, userType));
      onApproved(userId);
    },
    onError: () => notify.error('Error', approveFailed),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['approvals'] }),
  });
  return (
    <li className="flex flex-wrap items-center gap-3">
      <span className="wrap-anywhere">{name}</span>
      <Button
        size="sm"
        variant="secondary"
        pending={retry.isPending}
        onClick={() => retry.mutate()}
      >
        Try again
        <VisuallyHidden> {name}</VisuallyHidden>
      </Button>
    </li>
  );
}
