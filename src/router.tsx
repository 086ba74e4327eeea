import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { createRouter } from '@tanstack/react-router';
import { setupRouterSsrQueryIntegration } from '@tanstack/react-router-ssr-query';
import { getGlobalStartContext } from '@tanstack/react-start';
import { viewerQuery } from '#features/identity/accounts/web/queries.ts';
import { asApiProblem } from '#lib/api/problem.ts';
import { ErrorScreen } from '#pages/layouts/error-screen.tsx';
import { NotFoundScreen } from '#pages/layouts/not-found-screen.tsx';
import { PendingScreen } from '#pages/layouts/pending-screen.tsx';
import { carryQueries } from '#ssr/carry-queries.ts';
import { isMissingCode, loadAnew } from '#ssr/missing-code.ts';
import { rememberLocations } from '#ssr/remember-locations.ts';
import { routeTree } from './routeTree.gen.ts';

const maxRetries = 3;
/** Two minutes of tries: an index of 100,000 people is read in seconds. */
const maxRetriesWhileLoading = 8;

/** Three more tries with growing pauses, and none for what the server has refused. */
function shouldRetry(failures: number, error: Error): boolean {
  const problem = asApiProblem(error);
  if ((problem && problem.status < 500) || isMissingCode(error)) return false;
  // The server starts, and is ready in some seconds: the skeleton stays until then.
  const isLoading = problem?.code === 'SEARCH_LOADING';
  const most = isLoading ? maxRetriesWhileLoading : maxRetries;
  return typeof window !== 'undefined' && failures < most;
}

/**
 * When the router may scroll: not when the page that the server sent is hydrated, for its reader may have scrolled it
 * by then. The pages after it begin at their top, or where they were left.
 */
function afterFirstPage(): () => boolean {
  let isFirst = typeof window !== 'undefined';
  return () => {
    const mayScroll = !isFirst;
    isFirst = false;
    // Where the page stands is remembered for the way back only after it was scrolled under the router's eyes.
    if (!mayScroll) document.dispatchEvent(new Event('scroll'));
    return mayScroll;
  };
}

/** What the server says of the page that it is rendering. */
interface RenderedPage {
  nonce?: string;
  onRendering(onEnd: (listener: () => void) => void): void;
}

/** Makes the router of one visit: in the browser once, on the server for each page. */
export function getRouter() {
  // A session can end, or become too old for a page, while it is open: forget who was here, and let the guards lead on.
  const onError = (error: Error): void => {
    if (isMissingCode(error)) void loadAnew();
    const problem = asApiProblem(error);
    const mustProve = problem?.status === 401 || problem?.code === 'SIGN_IN_AGAIN';
    if (typeof window === 'undefined' || !mustProve) return;
    queryClient.removeQueries({ queryKey: viewerQuery.queryKey });
    void router.invalidate();
  };
  const queryClient: QueryClient = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        retry: shouldRetry,
        retryDelay: (attempt) => Math.min(1000 * 2 ** attempt, 30_000),
        // On the server all of it goes with the page, and a timer for each would only be wound up.
        gcTime: typeof window === 'undefined' ? Number.POSITIVE_INFINITY : 5 * 60_000,
        staleTime: 10_000,
      },
    },
  });
  const page = getGlobalStartContext() as RenderedPage | undefined;
  const router = createRouter({
    routeTree,
    context: { queryClient },
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    scrollRestoration: afterFirstPage(),
    defaultErrorComponent: ErrorScreen,
    defaultNotFoundComponent: NotFoundScreen,
    defaultPendingComponent: PendingScreen,
    ...(page?.nonce ? { ssr: { nonce: page.nonce } } : {}),
  });
  setupRouterSsrQueryIntegration({ router, queryClient });
  if (page) {
    router.serverSsrLifecycle = {
      onServerSsrAttach: [
        ...(router.serverSsrLifecycle?.onServerSsrAttach ?? []),
        ({ onCleanup }) => page.onRendering(onCleanup),
      ],
    };
  }
  carryQueries(router, queryClient);
  rememberLocations(router);
  return router;
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof getRouter>;
  }
}
