import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '#lib/api/problem.ts';
import { useDecision } from '#ui/feedback/use-decision.ts';
import { Button } from '#ui/primitives/button.tsx';
import { ConfirmDialog } from '#ui/primitives/confirm-dialog.tsx';
import { VisuallyHidden } from '#ui/primitives/visually-hidden.tsx';
import { applyingApi } from '../queries/consultant-queries.ts';

interface WithdrawApplicationProps {
  applicationId: string;
  projectTitle: string;
  /** The button is about to go, and with it the focus. */
  onGone: () => void;
}

/** Takes a pending application back, after asking. */
export function WithdrawApplication(props: WithdrawApplicationProps) {
  const { applicationId, projectTitle, onGone } = props;
  const [isAsking, setIsAsking] = useState(false);
  const queryClient = useQueryClient();
  const { decide, isDeciding, failed } = useDecision({
    send: (_: 'withdraw', call) => applyingApi.withdraw({ applicationId }, call),
    done: () => ({ title: 'Application withdrawn', description: 'The client will be told.' }),
    refusal: (error) => messageOf(error, 'APPLICATION_STATE'),
    onEnd: () => setIsAsking(false),
    async refresh() {
      await queryClient.invalidateQueries({ queryKey: ['applications', 'own'] });
      onGone();
    },
  });

  return (
    <>
      <Button variant="secondary" size="sm" onClick={() => setIsAsking(true)}>
        Withdraw application<VisuallyHidden> for {projectTitle}</VisuallyHidden>
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title="Withdraw this application?"
        description={`The client of “${projectTitle}” will be told. This cannot be undone, and you cannot apply to the project again.`}
        confirmLabel="Withdraw application"
        cancelLabel="Keep it"
        destructive
        pending={isDeciding}
        error={failed && 'Failed to withdraw the application. Please try again.'}
        onConfirm={() => decide('withdraw')}
      />
    </>
  );
}
