import { useQuery } from '@tanstack/react-query';
import { PartFailed } from '#ui/feedback/part-failed.tsx';
import { Skeleton } from '#ui/primitives/skeleton.tsx';
import { usePushHere } from '../hooks/use-push-here.ts';
import { pushSubscriptionsQuery } from '../queries.ts';
import { NotifiedBrowsers } from './notified-browsers.tsx';

/** Whether this browser shows notifications, and which others of the person do. */
export function BrowserNotifications() {
  const query = useQuery(pushSubscriptionsQuery);
  const subscriptions = query.data?.subscriptions ?? [];
  const { here, refresh } = usePushHere(subscriptions.some(({ isHere }) => isHere));

  if (query.isLoadingError) return <PartFailed what="Your notifications" query={query} />;
  if (!query.data || !here) return <Skeleton className="h-24 w-full" />;
  return <NotifiedBrowsers {...query.data} here={here} onChange={refresh} />;
}
