import { useQuery } from '@tanstack/react-query';
import { mostCounted } from '../../rules/counting.ts';
import { useOpenedPage } from '../hooks/use-opened-page.ts';
import { unreadNotificationsQuery } from '../queries.ts';

/** How many notifications are unread, on the bell; nothing while there is none. `path` is the page that is open. */
export function BellBadge({ path }: { path: string }) {
  const { data } = useQuery(unreadNotificationsQuery);
  useOpenedPage(data?.paths, path);
  const count = data?.unread ?? 0;
  if (count === 0) return null;
  const shown = count > mostCounted ? `${mostCounted}+` : count;
  return (
    <>
      <span
        aria-hidden="true"
        className="absolute -top-2 -right-2 min-w-4.5 rounded-full border border-canvas bg-primary px-1 text-center text-xs leading-4.5 font-semibold text-on-primary tabular-nums"
      >
        {shown}
      </span>
      <span className="sr-only">{shown} unread </span>
    </>
  );
}
