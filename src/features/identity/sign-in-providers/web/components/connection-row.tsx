import { useMutation, useQueryClient } from '@tanstack/react-query';
import { asApiProblem } from '#lib/api/problem.ts';
import { notify } from '#ui/feedback/notify.ts';
import { ConfirmButton } from '#ui/primitives/confirm-button.tsx';
import { DateText } from '#ui/primitives/date-text.tsx';
import { ListRow } from '#ui/primitives/row-list.tsx';
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
    <ListRow
      name={name}
      actions={
        <ConfirmButton
          size="sm"
          aria-label={`Disconnect ${name}`}
          pending={disconnect.isPending}
          title={`Disconnect ${name}?`}
          description="It does not sign you in here any more. Your other ways to sign in, and the account at Microsoft, stay as they are."
          confirmLabel="Disconnect account"
          onConfirm={() => disconnect.mutate()}
        >
          Disconnect
        </ConfirmButton>
      }
    >
      Microsoft{claimedName && claimedEmail && `, ${claimedName}`}, connected on{' '}
      <DateText value={connectedAt} />
      {lastUsedAt && (
        <>
          , last used on <DateText value={lastUsedAt} />
        </>
      )}
    </ListRow>
  );
}
