import { useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';
import { countOnce } from './count-page-view.ts';
import { shownRoute } from './shown-route.ts';

/**
 * Counts each page that is reached without loading a document, and the first one where it was not shown when it came.
 */
export function PageViews() {
  const route = useRouterState({
    select: ({ isLoading, matches }) => (isLoading ? undefined : shownRoute(matches)),
  });
  const pathname = useRouterState({ select: ({ location }) => location.pathname });
  useEffect(() => {
    if (route !== undefined) countOnce(route, pathname);
  }, [route, pathname]);
  return null;
}
