import {
  type QueryKey,
  type UseQueryOptions,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { createIsomorphicFn } from '@tanstack/react-start';

/** What a row needs to know of an answer. */
interface RowAnswer<Data> {
  data: Data | undefined;
  isPending: boolean;
}

/** What is asked, with nothing chosen of the answer. */
type RowQuery<Data, Key extends QueryKey> = UseQueryOptions<Data, Error, Data, Key>;

type AskForRow = <Data, Key extends QueryKey>(query: RowQuery<Data, Key>) => RowAnswer<Data>;

/**
 * Like `useQuery`, for what each row of a list asks. During server rendering no further answer arrives, so a row reads
 * the cached query data directly and creates no observer.
 */
export const useRowQuery = createIsomorphicFn()
  .server(({ queryKey }: Pick<RowQuery<unknown, QueryKey>, 'queryKey'>) => {
    const state = useQueryClient().getQueryState(queryKey);
    return { data: state?.data, isPending: (state?.status ?? 'pending') === 'pending' };
  })
  // What it is a type of is lost on the way through.
  .client((query) => useQuery(query as RowQuery<unknown, QueryKey>)) as AskForRow;
