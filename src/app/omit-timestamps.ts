import type { DehydratedState } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import { createIsomorphicFn } from '@tanstack/react-start';
import { isSharedPage } from './layouts/shared-page.ts';

type Query = DehydratedState['queries'][number];

/** What the router's integration of queries carries from the server to the browser. */
interface Carried {
  query?: { initial?: Query[] };
}

/**
 * Keeps timestamps out of shared pages. When one was rendered is nothing that its reader needs,
 * and with it every rendering would be another document, with other inline scripts: a browser could have the text of one
 * and be sent the policy of the next. In the browser, what came without a timestamp counts as of now, so that hydration
 * asks for nothing that is there already.
 */
export const omitTimestamps = createIsomorphicFn()
  .server((router: AnyRouter): void => {
    if (!isSharedPage()) return;
    const { serverSsrLifecycle: lifecycle } = router;
    router.serverSsrLifecycle = {
      ...lifecycle,
      onServerSsrAttach: [
        ...(lifecycle?.onServerSsrAttach ?? []),
        (rendering) => {
          const { dehydrate } = rendering;
          rendering.dehydrate = (options) => {
            for (const match of router.stores.matches.get()) match.updatedAt = 0;
            return dehydrate(options);
          };
        },
      ],
    };
    const { dehydrate } = router.options;
    router.options.dehydrate = async () =>
      mapQueries(await dehydrate?.(), (query) => ({
        ...query,
        dehydratedAt: 0,
        state: { ...query.state, dataUpdatedAt: 0, errorUpdatedAt: 0 },
      }));
  })
  .client((router: AnyRouter): void => {
    const now = Date.now();
    for (const match of window.$_TSR?.router?.matches ?? []) match.u ||= now;
    const { hydrate } = router.options;
    router.options.hydrate = (carried: Carried) =>
      hydrate?.(
        mapQueries(carried, (query) =>
          query.dehydratedAt
            ? query
            : { ...query, dehydratedAt: now, state: { ...query.state, dataUpdatedAt: now } },
        ),
      );
  });

function mapQueries(carried: Carried, change: (query: Query) => Query): Carried {
  const { initial } = carried?.query ?? {};
  return initial
    ? { ...carried, query: { ...carried.query, initial: initial.map(change) } }
    : carried;
}
