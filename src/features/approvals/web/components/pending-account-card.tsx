import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useId, useRef } from 'react';
import { asApiProblem } from '#lib/api/problem.ts';
import { notify } from '#ui/feedback/notify.ts';
import { Badge } from '#ui/primitives/badge.tsx';
import { Button } from '#ui/primitives/button.tsx';
import { Card, CardTitle } from '#ui/primitives/card.tsx';
import { DateText } from '#ui/primitives/date-text.tsx';
import type { PendingAccount } from '../../contract.ts';
import { accountApproved, approveFailed, profileRequired } from '../messages.ts';
import { approvalsApi } from '../queries.ts';

const approveLabels = { client: 'Approve Client', consultant: 'Approve Consultant' } as const;

interface PendingAccountCardProps {
  account: PendingAccount;
  /** The focused button is about to go away with its card. */
  onFocusLoss: () => void;
  /** What leads to all that is known of the person, where it can be refused as well. */
  review: ReactNode;
}

/** An account that waits for approval. */
export function PendingAccountCard({ account, onFocusLoss, review }: PendingAccountCardProps) {
  const id = useId();
  const buttonRef = useRef<HTMLButtonElement>(null);
  const approve = useApprove(account, () => {
    if (buttonRef.current && document.activeElement === buttonRef.current) onFocusLoss();
  });
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
        <Button
          ref={buttonRef}
          disabledBecause={canApprove ? undefined : profileRequired}
          pending={approve.isPending}
          onClick={() => approve.mutate()}
          aria-describedby={`${id}-name`}
        >
          {approveLabels[account.userType]}
        </Button>
      </div>
    </Card>
  );
}

function useApprove({ userId }: PendingAccount, onApproved: () => void) {
  const queryClient = useQueryClient();
  return useMutation({
    // Needs no key for its intent: approving twice is approving once.
    mutationFn: () => approvalsApi.approve({ userId }),
    onSuccess: ({ name, userType }) => {
      notify.success('Account Approved', accountApproved(name, userType));
      onApproved();
    },
    onError: (error) => {
      const isProfileMissing = asApiProblem(error)?.code === 'PROFILE_REQUIRED';
      notify.error('Error', isProfileMissing ? profileRequired : approveFailed);
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['approvals'] }),
  });
}
