import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '#lib/api/problem.ts';
import { useIntentKey } from '#lib/api/use-intent-key.ts';
import { notify } from '#ui/feedback/notify.ts';
import { Button } from '#ui/primitives/button.tsx';
import { ConfirmDialog } from '#ui/primitives/confirm-dialog.tsx';
import { deletionReasonMaxLength, graceDays } from '../../rules.ts';
import { deletionMessages } from '../messages.ts';
import { deletionsApi } from '../queries.ts';

interface AskDeletionForProps {
  userId: string;
  name: string;
  onAsked: () => unknown;
}

/** An admin's way to have a user's account deleted, with the reason that the user reads. */
export function AskDeletionFor({ userId, name, onAsked }: AskDeletionForProps) {
  const [isAsked, setAsked] = useState(false);
  const intent = useIntentKey();
  const ask = useMutation({
    mutationFn: (reason: string) =>
      deletionsApi.askFor({ userId, reason }, { context: { idempotencyKey: intent.current() } }),
    onSuccess: async () => {
      setAsked(false);
      notify.success(deletionMessages.asked);
      await onAsked();
    },
    onSettled: () => intent.renew(),
  });
  return (
    <>
      <Button variant="secondary" onClick={() => setAsked(true)}>
        Delete the account
      </Button>
      <ConfirmDialog
        open={isAsked}
        onOpenChange={(isOpen) => {
          if (!isOpen) ask.reset();
          setAsked(isOpen);
        }}
        title={`Delete the account of ${name}?`}
        description={`It is hidden at once: applications without an answer are withdrawn, open projects cancelled. After ${graceDays} days everything of it is erased. ${name} is notified by e-mail, and can keep it until then.`}
        confirmLabel="Delete the account"
        destructive
        reason={{
          label: 'Reason',
          hint: 'The person reads it, by mail and when they sign in.',
          maxLength: deletionReasonMaxLength,
          requiredMessage: 'Please say why: the person reads it.',
        }}
        pending={ask.isPending}
        error={ask.isError ? refusalOf(ask.error) : undefined}
        onConfirm={(reason) => ask.mutate(reason)}
      />
    </>
  );
}

const refusalOf = (error: unknown): string =>
  messageOf(error, 'USER_NOT_FOUND', 'LAST_ADMIN', 'LAST_OWNER', 'DELETION_ASKED') ??
  deletionMessages.failed;
