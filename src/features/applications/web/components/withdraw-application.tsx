import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { asApiProblem } from '#lib/api/problem.ts';
import { useIntentKey } from '#lib/api/use-intent-key.ts';
import { notify } from '#ui/feedback/notify.ts';
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
  const intent = useIntentKey();

  async function showAsItIs() {
    setIsAsking(false);
    await queryClient.invalidateQueries({ queryKey: ['applications', 'own'] });
    onGone();
  }

  const withdraw = useMutation({
    mutationFn: () =>
      applyingApi.withdraw({ applicationId }, { context: { idempotencyKey: intent.current() } }),
    onSuccess: async () => {
      intent.renew();
      notify.success('Application withdrawn', 'The client will be told.');
      await showAsItIs();
    },
    onError: async (error) => {
      const problem = asApiProblem(error);
      if (problem) intent.renew();
      if (problem?.code !== 'APPLICATION_STATE') return;
      notify.error('Error', problem.message);
      await showAsItIs();
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
        pending={withdraw.isPending}
        error={
          withdraw.isError ? 'Failed to withdraw the application. Please try again.' : undefined
        }
        onConfirm={() => withdraw.mutate()}
      />
    </>
  );
}
