import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { asApiProblem } from '#lib/api/problem.ts';
import { notify } from '#ui/feedback/notify.ts';
import { Badge } from '#ui/primitives/badge.tsx';
import { Button } from '#ui/primitives/button.tsx';
import { Card, CardTitle } from '#ui/primitives/card.tsx';
import { DateText } from '#ui/primitives/date-text.tsx';
import { DecisionButtons } from '#ui/primitives/decision-buttons.tsx';
import type { PendingAccount } from '../../contract.ts';
import { accountApproved, approveFailed, profileRequired } from '../messages.ts';
import { approvalsApi } from '../queries.ts';

const approveLabels = { client: 'Approve Client', consultant: 'Approve Consultant' } as const;

interface PendingAccountCardProps {
  account: PendingAccount;
  /** It waits no longer. */
  isGone: boolean;
  /** What leads to all that is known of the person, where it can be refused as well. */
  review: ReactNode;
}

/** An account that waits for approval. */
export function PendingAccountCard({ account, isGone, review }: PendingAccountCardProps) {
  const id = useId();
  const approve = useApprove(account);
  const outcome = approve.isSuccess ? 'Approved' : 'No longer waiting';
  const canApprove = account.userType === 'client' || account.hasProfile;
  return (
    <Card className="sm:flex-row sm:items-center sm:justify-between">
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <CardTitle level={3} id={`${id}-name`} className="wrap-anywhere">
            {account.name}
          </CardTitle>
          {!canApprove && <Badge tone="warning">No profile yet</Badge>}
        </div>
        <p className="wrap-anywhere text-ink-muted">{account.email}</p>
        {account.companyName && (
          <p className="wrap-anywhere text-ink-muted">{account.companyName}</p>
        )}
        <p className="text-sm text-ink-muted">
          Joined <DateText value={account.createdAt} />
        </p>
        {!canApprove && <p className="mt-1 text-sm text-ink-muted">{profileRequired}</p>}
      </div>
      <div className="flex shrink-0 flex-wrap items-center gap-3">
        {review}
        <DecisionButtons
          decided={approve.isSuccess || isGone ? outcome : null}
          isOwn={approve.isSuccess}
        >
          <Button
            disabledBecause={canApprove ? undefined : profileRequired}
            pending={approve.isPending}
            onClick={() => approve.mutate()}
            aria-describedby={`${id}-name`}
          >
            {approveLabels[account.userType]}
          </Button>
        </DecisionButtons>
      </div>
    </Card>
  );
}

function useApprove({ userId }: PendingAccount) {
  const queryClient = useQueryClient();
  return useMutation({
    // Needs no key for its intent: approving twice is approving once.
    mutationFn: () => approvalsApi.approve({ userId }),
    onSuccess: ({ name, userType }) => {
      notify.success('Account Approved', accountApproved(name, userType));
    },
    onError: (error) => {
      const isProfileMissing = asApiProblem(error)?.code === 'PROFILE_REQUIRED';
      notify.error('Error', isProfileMissing ? profileRequired : approveFailed);
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['approvals'] }),
  });
}
