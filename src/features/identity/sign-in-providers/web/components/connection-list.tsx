import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { asApiProblem } from '#lib/api/problem.ts';
import { notify } from '#ui/feedback/notify.ts';
import { PartFailed } from '#ui/feedback/part-failed.tsx';
import { ConfirmButton } from '#ui/primitives/confirm-button.tsx';
import { DateText } from '#ui/primitives/date-text.tsx';
import { ListRow, RowList } from '#ui/primitives/row-list.tsx';
import { Skeleton } from '#ui/primitives/skeleton.tsx';
import type { ConnectionView } from '../../contract.ts';
import { connectionMessages } from '../messages.ts';
import { connectedSignInsApi, connectionsQuery } from '../queries.ts';
import { MicrosoftButton } from './microsoft-button.tsx';

/** The accounts elsewhere that sign in to the own account, and a way to connect one. */
export function ConnectionList() {
  const query = useQuery(connectionsQuery);
  if (!query.data) {
    return query.isLoadingError ? (
      <PartFailed what="Your connected accounts" query={query} />
    ) : (
      <Skeleton className="h-24 w-full" />
    );
  }
  const { connections, isOffered } = query.data;
  return (
    <div className="flex flex-col gap-5">
      <p>
        A connected Microsoft account signs you in here. We learn its name and address, and can do
        nothing there. If you have a second step, you are asked for it as after a password.
      </p>
      <RowList
        label="Connected accounts"
        items={connections}
        keyOf={({ connectionId }) => connectionId}
      >
        {(connection, onFocusLoss) => (
          <ConnectionRow connection={connection} onFocusLoss={onFocusLoss} />
        )}
      </RowList>
      {isOffered ? (
        <MicrosoftButton
          label="Connect a Microsoft account"
          ask={() => connectedSignInsApi.beginConnecting()}
        />
      ) : (
        <p className="text-ink-muted">This site does not sign in with Microsoft at the moment.</p>
      )}
    </div>
  );
}

interface ConnectionRowProps {
  connection: ConnectionView;
  /** The focused button is about to go away with its row. */
  onFocusLoss: () => void;
}

/** One connected account, with a way to disconnect it. */
function ConnectionRow({ connection, onFocusLoss }: ConnectionRowProps) {
  const { connectionId, claimedName, claimedEmail, connectedAt, lastUsedAt } = connection;
  const name = claimedEmail ?? claimedName ?? 'Microsoft account';
  const queryClient = useQueryClient();
  const disconnect = useMutation({
    mutationFn: () => connectedSignInsApi.disconnect({ connectionId }),
    onSuccess: () => {
      notify.success(connectionMessages.disconnected);
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
