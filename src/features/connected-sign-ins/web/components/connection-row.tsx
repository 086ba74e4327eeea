import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { asApiProblem } from '#lib/api/problem.ts';
import { notify } from '#ui/feedback/notify.ts';
import { Button } from '#ui/primitives/button.tsx';
import { ConfirmDialog } from '#ui/primitives/confirm-dialog.tsx';
import { DateText } from '#ui/primitives/date-text.tsx';
import type { ConnectionView } from '../../contract.ts';
import { connectionMessages } from '../messages.ts';
import { connectedSignInsApi } from '../queries.ts';

interface ConnectionRowProps {
  connection: ConnectionView;
  /** The focused button is about to go away with its row. */
  onFocusLoss: () => void;
}

/** One connected account, with a way to disconnect it. */
export function ConnectionRow({ connection, onFocusLoss }: ConnectionRowProps) {
  const { connectionId, claimedName, claimedEmail, connectedAt, lastUsedAt } = connection;
  const name = claimedEmail ?? claimedName ?? 'Microsoft account';
  const [isAsking, setAsking] = useState(false);
  const queryClient = useQueryClient();
  const disconnect = useMutation({
    mutationFn: () => connectedSignInsApi.disconnect({ connectionId }),
    onSuccess: () => {
      const { title, description } = connectionMessages.disconnected;
      notify.success(title, description);
      onFocusLoss();
    },
    onError: (error) =>
      notify.error('Error', asApiProblem(error)?.message ?? connectionMessages.failed),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['connected-sign-ins', 'own'] }),
  });
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
      <div className="min-w-0">
        <p className="font-medium wrap-anywhere text-ink">{name}</p>
        <p className="text-sm wrap-anywhere text-ink-muted">
          Microsoft{claimedName && claimedEmail && `, ${claimedName}`}, connected on{' '}
          <DateText value={connectedAt} />
          {lastUsedAt && (
            <>
              , last used on <DateText value={lastUsedAt} />
            </>
          )}
        </p>
      </div>
      <Button
        variant="secondary"
        size="sm"
        aria-label={`Disconnect ${name}`}
        pending={disconnect.isPending}
        onClick={() => setAsking(true)}
      >
        Disconnect
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={`Disconnect ${name}?`}
        description="It does not sign you in here any more. Your other ways to sign in, and the account at Microsoft, stay as they are."
        confirmLabel="Disconnect account"
        destructive
        onConfirm={() => {
          // Another dialog may follow, which asks who it is.
          setAsking(false);
          disconnect.mutate();
        }}
      />
    </li>
  );
}
