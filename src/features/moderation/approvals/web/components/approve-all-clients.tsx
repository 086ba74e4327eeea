import { useQuery, useQueryClient } from '@tanstack/react-query';
import { CheckCheck } from 'lucide-react';
import { useState } from 'react';
import { useDecision } from '#ui/feedback/use-decision.ts';
import { Button } from '#ui/primitives/button.tsx';
import { ConfirmDialog } from '#ui/primitives/confirm-dialog.tsx';
import { useUndo } from '../hooks/use-undo.ts';
import { allClientsApproved, approveAllFailed, clientsWaitAgain } from '../messages.ts';
import { approvalsApi, pendingCountsQuery } from '../queries.ts';
import type { BulkFailures } from './failed-approvals.tsx';

/** Approves every waiting client, after asking. Skipped clients are handed on, to be named and tried again. */
export function ApproveAllClients({ onEnd }: { onEnd: (failures: BulkFailures) => void }) {
  const [isAsked, setIsAsked] = useState(false);
  const { data: counts } = useQuery(pendingCountsQuery);
  const { decide, isDeciding } = useApproveAll(() => setIsAsked(false), onEnd);
  const { clients, uncheckedClients } = counts ?? { clients: 0, uncheckedClients: 0 };

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
        description={`${clients === 1 ? 'One client waits' : `${clients} clients wait`} for approval. ${uncheckedWords(uncheckedClients)} Everyone will be notified by e-mail. An approval is taken back on the page of a user, one by one.`}
        confirmLabel="Approve All Clients"
        pending={isDeciding}
        onConfirm={() => decide('approve')}
      />
    </>
  );
}

function uncheckedWords(unchecked: number): string {
  if (unchecked === 0) return 'The checklist of each is wholly checked.';
  return `The checklist of ${unchecked} of them is not wholly checked.`;
}

function useApproveAll(close: () => void, onEnd: (failures: BulkFailures) => void) {
  const queryClient = useQueryClient();
  const undoAction = useUndo();
  return useDecision({
    send: async (_: 'approve', call) => {
      const answer = await approvalsApi.approveAllClients(undefined, call);
      if (answer.failed > 0) throw new SomeFailed(answer);
      return answer;
    },
    done: (_, { approved, approvedAt, ...answer }) => ({
      title: 'Accounts Approved',
      description: allClientsApproved,
      action: undoAction(
        async () => {
          const { undone } = await approvalsApi.undoApproveAllClients({ approvedAt });
          return clientsWaitAgain(undone, approved);
        },
        () => onEnd(answer),
      ),
    }),
    refusal: (error) => {
      if (error instanceof SomeFailed) onEnd(error.answer);
      return approveAllFailed;
    },
    onEnd: close,
    refresh: (answer) => {
      if (answer) onEnd(answer);
      return queryClient.invalidateQueries({ queryKey: ['approvals'] });
    },
  });
}

/** Some clients were approved and others were not: told as a failure, with those who were not. */
class SomeFailed extends Error {
  readonly answer: BulkFailures;

  constructor(answer: BulkFailures) {
    super(approveAllFailed);
    this.answer = answer;
  }
}
