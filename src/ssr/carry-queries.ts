import { type DehydratedState, dehydrate, hydrate, type QueryClient } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import { createIsomorphicFn } from '@tanstack/react-start';
import { isSharedPage } from './shared-page.ts';

type Query = DehydratedState['queries'][number];

/** What a page takes along of its queries, from the server to the browser. */
export interface CarriedQueries {
  /** Those that were answered, as JSON. */
  answered: string;
  /** Those that failed, for their parts say so: an error is nothing that JSON knows. */
  failed?: Query[];
}

/**
 * Has a page carry what its queries were answered. As one text of JSON: answers of the API are nothing else. To write
 * them as a script, value by value, costs several times as much on either side. Its data is complete before it is
 * rendered.
 *
 * Shared pages carry no timestamps. When one was rendered is nothing that its reader needs, and with it every rendering
 * would be another document, with other inline scripts. A browser could have the text of one and be sent the policy of
 * the next. In the browser, what came without a timestamp counts as of now, so that hydration asks for nothing that is
 * there already.
 */
export const carryQueries = createIsomorphicFn()
  .server((router: AnyRouter, queryClient: QueryClient): void => {
    const isShared = isSharedPage();
    if (isShared) omitTimestampsOfMatches(router);
    router.options.dehydrate = () => ({ queries: writeQueries(queryClient, isShared) });
  })
  .client((router: AnyRouter, queryClient: QueryClient): void => {
    const now = Date.now();
    for (const match of window.$_TSR?.router?.matches ?? []) match.u ||= now;
    router.options.hydrate = ({ queries }: { queries: CarriedQueries }) =>
      readQueries(queryClient, queries, now);
  });

/** What the queries have been answered so far; without the time of it where the page is shared. */
export function writeQueries(queryClient: QueryClient, isShared: boolean): CarriedQueries {
  const answered = dehydrate(queryClient).queries;
  const failed = dehydrate(queryClient, { shouldDehydrateQuery: hasFailed }).queries;
  return {
    answered: JSON.stringify(isShared ? answered.map((query) => at(0, query)) : answered),
    ...(failed.length > 0 && { failed: isShared ? failed.map((query) => at(0, query)) : failed }),
  };
}

/** Gives the browser's queries what the page has carried. */
export function readQueries(
  queryClient: QueryClient,
  { answered, failed = [] }: CarriedQueries,
  now: number,
): void {
  const queries: Query[] = [...JSON.parse(answered), ...failed];
  hydrate(queryClient, {
    queries: queries.map((query) => (query.dehydratedAt ? query : at(now, query))),
  });
}

const hasFailed = ({ state }: { state: { status: string } }): boolean => state.status === 'error';

/** The query, as if it had been answered then. */
function at(time: number, query: Query): Query {
  const { state } = query;
  const times = hasFailed(query) ? { errorUpdatedAt: time } : { dataUpdatedAt: time };
  return { ...query, dehydratedAt: time, state: { ...state, ...times } };
}

function omitTimestampsOfMatches(router: AnyRouter): void {
  const { serverSsrLifecycle: lifecycle } = router;
  router.serverSsrLifecycle = {
    ...lifecycle,
    onServerSsrAttach: [
      ...(lifecycle?.onServerSsrAttach ?? []),
      (rendering) => {
        const { dehydrate: write } = rendering;
        rendering.dehydrate = (options) => {
          for (const match of router.stores.matches.get()) match.updatedAt = 0;
          return write(options);
        };
      },
    ],
  };
}
