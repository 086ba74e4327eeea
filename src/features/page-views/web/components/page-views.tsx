import { useRouterState } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { countPageView, referrerHost } from './count-page-view.ts';

/** Counts each page as it is reached: the one that was loaded, and those that links lead to without loading. */
export function PageViews() {
  const route = useRouterState({
    select: ({ isLoading, location, matches }) => {
      const match = matches.at(-1);
      const isPage = match && match.routeId !== '__root__' && match.status === 'success';
      return isLoading || !isPage ? undefined : `${match.fullPath} ${location.pathname}`;
    },
  });
  const counted = useRef<string>(undefined);
  useEffect(() => {
    if (route === undefined || route === counted.current) return;
    const isFirst = counted.current === undefined;
    counted.current = route;
    const [path = ''] = route.split(' ');
    countPageView({ path, ...(isFirst ? referrerHost() : {}) });
  }, [route]);
  return null;
}
