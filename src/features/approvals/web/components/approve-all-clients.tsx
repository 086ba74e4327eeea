import { useQuery, useQueryClient } from '@tanstack/react-query';
import { CheckCheck } from 'lucide-react';
import { useState } from 'react';
import { useDecision } from '#ui/feedback/use-decision.ts';
import { Button } from '#ui/primitives/button.tsx';
import { ConfirmDialog } from '#ui/primitives/confirm-dialog.tsx';
import { allClientsApproved, approveAllFailed } from '../messages.ts';
import { approvalsApi, pendingCountsQuery } from '../queries.ts';

/** Approves every waiting client, after asking. */
export function ApproveAllClients() {
  const [isAsked, setIsAsked] = useState(false);
  const { data: counts } = useQuery(pendingCountsQuery);
  const queryClient = useQueryClient();
  const { decide, isDeciding } = useDecision({
    send: (_: 'approve', call) => approvalsApi.approveAllClients(undefined, call),
    done: () => ({ title: 'Accounts Approved', description: allClientsApproved }),
    refusal: () => approveAllFailed,
    onEnd: () => setIsAsked(false),
    refresh: () => queryClient.invalidateQueries({ queryKey: ['approvals'] }),
  });
  const clients = counts?.clients ?? 0;

  return (
    <>
      <Button variant="secondary" onClick={() => setIsAsked(true)}>
        <CheckCheck aria-hidden="true" />
        Approve All Clients
      </Button>
      <ConfirmDialog
        open={isAsked}
        onOpenChange={setIsAsked}
        title="Approve all pending clients?"
        description={`${clients === 1 ? 'One client waits' : `${clients} clients wait`} for approval. Everyone will be told by e-mail. An approval cannot be taken back here.`}
        confirmLabel="Approve All Clients"
        pending={isDeciding}
        onConfirm={() => decide('approve')}
      />
    </>
  );
}
