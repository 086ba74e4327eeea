import { useQuery } from '@tanstack/react-query';
import { ListFailed } from '#ui/primitives/list-failed.tsx';
import { RowList } from '#ui/primitives/row-list.tsx';
import { Skeleton } from '#ui/primitives/skeleton.tsx';
import { appMessages } from '../messages.ts';
import { connectedAppsQuery } from '../queries.ts';
import { ConnectedAppRow } from './connected-app-row.tsx';

/** The apps that are connected to the own account. */
export function ConnectedAppList() {
  const query = useQuery(connectedAppsQuery);
  if (!query.data) {
    return query.isError ? (
      <ListFailed title={appMessages.listFailed} query={query} />
    ) : (
      <Skeleton className="h-24 w-full" />
    );
  }
  const { apps } = query.data;
  return (
    <div className="flex flex-col gap-5">
      <p>
        Apps of others that you let in, such as an assistant. You connect one in the app itself, and
        it asks you here.
        {apps.length === 0 && ' None is connected.'}
      </p>
      <RowList label="Connected apps" items={apps} keyOf={({ appId }) => appId}>
        {(app, onFocusLoss) => <ConnectedAppRow app={app} onFocusLoss={onFocusLoss} />}
      </RowList>
    </div>
  );
}
