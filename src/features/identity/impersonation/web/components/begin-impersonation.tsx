import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { leaveFor } from '#lib/api/impersonation-header.ts';
import { messageOf } from '#lib/api/problem.ts';
import { useIntentKey } from '#lib/api/use-intent-key.ts';
import { Button } from '#ui/primitives/button.tsx';
import { ConfirmDialog } from '#ui/primitives/confirm-dialog.tsx';
import { impersonationMinutes, impersonationReasonMaxLength } from '../../rules.ts';
import { impersonationsApi } from '../queries.ts';

/** The way to see the site as this user sees it, with the question before it and the reason that they read. */
export function BeginImpersonation({ userId, name }: { userId: string; name: string }) {
  const [isAsked, setAsked] = useState(false);
  const intent = useIntentKey();
  const begin = useMutation({
    mutationFn: (reason: string) =>
      impersonationsApi.begin(
        { userId, reason },
        { context: { idempotencyKey: intent.current() } },
      ),
    onSuccess: ({ userType }) => leaveFor(`/${userType}/portal`),
    onError: () => intent.renew(),
  });
  return (
    <>
      <Button variant="secondary" onClick={() => setAsked(true)}>
        See what they see
      </Button>
      <ConfirmDialog
        open={isAsked}
        onOpenChange={(isOpen) => {
          if (!isOpen) begin.reset();
          setAsked(isOpen);
        }}
        title={`See what ${name} sees?`}
        description={`For ${impersonationMinutes} minutes this browser shows the site as ${name} sees it. You can read, and change nothing; how they sign in stays hidden. It is in the audit log, and ${name} is notified by e-mail.`}
        confirmLabel="Impersonate"
        reason={{
          label: 'Reason',
          hint: 'The person reads it, by mail and in their account settings.',
          maxLength: impersonationReasonMaxLength,
          requiredMessage: 'Please say why: the person reads it.',
        }}
        pending={begin.isPending || begin.isSuccess}
        error={begin.isError ? refusalOf(begin.error) : undefined}
        onConfirm={(reason) => begin.mutate(reason)}
      />
    </>
  );
}

const refusalOf = (error: unknown): string =>
  messageOf(
    error,
    'USER_NOT_FOUND',
    'USER_UNCONFIRMED',
    'IS_ADMIN',
    'NO_SESSION',
    'LOOKING_IN_ALREADY',
  ) ?? 'The impersonation could not start. Please try again.';
