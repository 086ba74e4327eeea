import { useQuery } from '@tanstack/react-query';
import { ListFailed } from '#ui/primitives/list-failed.tsx';
import { RowList } from '#ui/primitives/row-list.tsx';
import { Skeleton } from '#ui/primitives/skeleton.tsx';
import { apiKeyMessages } from '../messages.ts';
import { apiKeysQuery } from '../queries.ts';
import { AddApiKey } from './add-api-key.tsx';
import { ApiKeyRow } from './api-key-row.tsx';

/** The own API keys, and a way to make one. */
export function ApiKeyList() {
  const query = useQuery(apiKeysQuery);
  if (!query.data) {
    return query.isError ? (
      <ListFailed title={apiKeyMessages.listFailed} query={query} />
    ) : (
      <Skeleton className="h-24 w-full" />
    );
  }
  const { apiKeys } = query.data;
  return (
    <div className="flex flex-col gap-5">
      <p>
        A key lets a program of yours do here what you may do, such as reading your projects. It
        never changes how you sign in.{' '}
        <a href="/developers" className="text-primary-ink underline underline-offset-2">
          How programs use it
        </a>
      </p>
      <RowList label="API keys" items={apiKeys} keyOf={({ keyId }) => keyId}>
        {(apiKey, onFocusLoss) => <ApiKeyRow apiKey={apiKey} onFocusLoss={onFocusLoss} />}
      </RowList>
      <AddApiKey />
    </div>
  );
}
