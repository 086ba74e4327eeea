import { useQuery } from '@tanstack/react-query';
import { unreadCountQuery } from '../queries.ts';

const most = 99;

/** How many messages wait unread, on the icon that leads to them; nothing while there is none. */
export function UnreadBadge() {
  const { data } = useQuery(unreadCountQuery);
  const count = data?.messages ?? 0;
  if (count === 0) return null;
  return (
    <>
      <span
        aria-hidden="true"
        className="absolute -top-2 left-2.5 min-w-4.5 rounded-full border border-canvas bg-primary px-1 text-center text-xs leading-4.5 font-semibold text-on-primary tabular-nums"
      >
        {count > most ? `${most}+` : count}
      </span>
      <span className="sr-only">{count} unread </span>
    </>
  );
}
