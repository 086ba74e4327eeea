import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
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
        className="absolute -top-2 -right-2 min-w-4.5 rounded-full border border-canvas bg-primary px-1 text-center text-xs leading-4.5 font-semibold text-on-primary tabular-nums"
      >
        {count > most ? `${most}+` : count}
      </span>
      <span className="sr-only">{count} unread </span>
    </>
  );
}

/**
 * Says politely that messages have come, on whatever page the reader is. The open conversation reads its own aloud. To
 * stand outside the link that the badge is in, or it would be part of the link's name.
 */
export function NewMessagesSpoken({ isInConversation }: { isInConversation: boolean }) {
  const { data } = useQuery(unreadCountQuery);
  const count = data?.messages;
  const known = useRef(count);
  const [words, setWords] = useState('');
  useEffect(() => {
    const before = known.current;
    known.current = count;
    if (count === undefined || before === undefined || count <= before || isInConversation) return;
    const more = count - before;
    setWords(`${more === 1 ? 'A new message' : `${more} new messages`}. ${count} unread.`);
  }, [count, isInConversation]);
  return (
    <p role="status" className="sr-only">
      {words}
    </p>
  );
}
