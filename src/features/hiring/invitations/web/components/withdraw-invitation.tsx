import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '#lib/api/problem.ts';
import { useDecision } from '#ui/feedback/use-decision.ts';
import { Button } from '#ui/primitives/button.tsx';
import { ConfirmDialog } from '#ui/primitives/confirm-dialog.tsx';
import { VisuallyHidden } from '#ui/primitives/visually-hidden.tsx';
import { invitationMessages } from '../messages.ts';
import { invitationsApi } from '../queries.ts';

interface WithdrawInvitationProps {
  invitationId: string;
  /** Who was invited, as the client knows them. */
  name: string;
  /** The button is about to go, and with it the focus. */
  onGone: () => void;
}

/** Takes an unanswered invitation back, after asking. */
export function WithdrawInvitation({ invitationId, name, onGone }: WithdrawInvitationProps) {
  const [isAsking, setIsAsking] = useState(false);
  const queryClient = useQueryClient();
  const { decide, isDeciding, failed } = useDecision({
    send: (_: 'withdraw', call) => invitationsApi.withdraw({ invitationId }, call),
    done: () => invitationMessages.withdrawn,
    refusal: (error) => messageOf(error, 'INVITATION_STATE', 'INVITATION_NOT_FOUND'),
    onEnd: () => setIsAsking(false),
    async refresh() {
      await queryClient.invalidateQueries({ queryKey: ['invitations'] });
      onGone();
    },
  });

  return (
    <>
      <Button variant="secondary" size="sm" onClick={() => setIsAsking(true)}>
        Withdraw invitation<VisuallyHidden> of {name}</VisuallyHidden>
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title="Withdraw this invitation?"
        description={`${name} can no longer apply by it. You cannot invite them to this project again.`}
        confirmLabel="Withdraw invitation"
        cancelLabel="Keep it"
        destructive
        pending={isDeciding}
        error={failed && invitationMessages.withdrawFailed}
        onConfirm={() => decide('withdraw')}
      />
    </>
  );
}
