import { useQuery } from '@tanstack/react-query';
import { PartFailed } from '#ui/feedback/part-failed.tsx';
import { RowList } from '#ui/primitives/row-list.tsx';
import { Skeleton } from '#ui/primitives/skeleton.tsx';
import { connectedSignInsApi, connectionsQuery } from '../queries.ts';
import { ConnectionRow } from './connection-row.tsx';
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
