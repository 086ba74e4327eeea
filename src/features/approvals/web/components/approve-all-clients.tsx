import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { CheckCheck } from 'lucide-react';
import { useState } from 'react';
import { useIntentKey } from '#lib/api/use-intent-key.ts';
import { notify } from '#ui/feedback/notify.ts';
import { Button } from '#ui/primitives/button.tsx';
import { ConfirmDialog } from '#ui/primitives/confirm-dialog.tsx';
import { allClientsApproved, approveAllFailed } from '../messages.ts';
import { approvalsApi, pendingCountsQuery } from '../queries.ts';

/** Approves every waiting client, after asking. */
export function ApproveAllClients() {
  const [isAsked, setIsAsked] = useState(false);
  const { data: counts } = useQuery(pendingCountsQuery);
  const queryClient = useQueryClient();
  const intent = useIntentKey();
  const approveAll = useMutation({
    mutationFn: () =>
      approvalsApi.approveAllClients(undefined, { context: { idempotencyKey: intent.current() } }),
    onSuccess: () => {
      intent.renew();
      notify.success('Accounts Approved', allClientsApproved);
    },
    onError: () => notify.error('Error', approveAllFailed),
    onSettled: async () => {
      setIsAsked(false);
      await queryClient.invalidateQueries({ queryKey: ['approvals'] });
    },
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
        pending={approveAll.isPending}
        onConfirm={() => approveAll.mutate()}
      />
    </>
  );
}
