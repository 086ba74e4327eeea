import { type ReactNode, useId, useState } from 'react';
import { Badge } from '#ui/primitives/badge.tsx';
import { Button } from '#ui/primitives/button.tsx';
import { Card, CardTitle } from '#ui/primitives/card.tsx';
import { DateText } from '#ui/primitives/date-text.tsx';
import { DecisionButtons } from '#ui/primitives/decision-buttons.tsx';
import type { PendingAccount } from '../../contract.ts';
import { profileRequired } from '../messages.ts';
import { ApproveDialog } from './approve-dialog.tsx';

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
  const [isAsked, setIsAsked] = useState(false);
  const [isApproved, setIsApproved] = useState(false);
  const outcome = isApproved ? 'Approved' : 'No longer waiting';
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
        <DecisionButtons decided={isApproved || isGone ? outcome : null} isOwn={isApproved}>
          <Button
            disabledBecause={canApprove ? undefined : profileRequired}
            onClick={() => setIsAsked(true)}
            aria-describedby={`${id}-name`}
          >
            {approveLabels[account.userType]}
          </Button>
        </DecisionButtons>
      </div>
      <ApproveDialog
        account={account}
        open={isAsked}
        onClose={() => setIsAsked(false)}
        onDecided={setIsApproved}
      />
    </Card>
  );
}
