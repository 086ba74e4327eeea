import { Link } from '@tanstack/react-router';
import { Ban } from 'lucide-react';
import { cx } from '#ui/class-names.ts';
import type { ThreadItem } from '../../../contract/thread-views.ts';
import { useReaderClock } from '../../hooks/use-reader-clock.ts';
import { messageWords } from '../../messages.ts';
import type { ThreadsSearch } from '../../queries.ts';
import { CorrespondentPhoto } from '../correspondent-photo.tsx';

interface ThreadRowProps {
  thread: ThreadItem;
  search: ThreadsSearch;
}

/** One conversation in the list: with whom, what was said last, and how much is unread. */
export function ThreadRow({ thread, search }: ThreadRowProps) {
  const { id: threadId, other, unread, lastMessage, isBlocked, isArchived } = thread;
  const clock = useReaderClock();
  const isUnread = unread > 0;
  return (
    <Link
      to="/messages/$threadId"
      params={{ threadId }}
      search={search}
      className="flex items-start gap-3 rounded-lg border border-transparent px-3 py-3 text-ink no-underline hover:bg-primary-soft focus-visible:-outline-offset-2 aria-[current=page]:border-primary-line aria-[current=page]:bg-primary-soft"
    >
      <CorrespondentPhoto other={other} />
      <span className="flex min-w-0 flex-1 flex-col">
        <span className="flex items-baseline justify-between gap-2">
          <span className={cx('truncate', isUnread ? 'font-bold' : 'font-medium')}>
            {other.name}
          </span>
          <time dateTime={lastMessage.sentAt} className="shrink-0 text-xs text-ink-muted">
            {clock.inShort(lastMessage.sentAt)}
          </time>
        </span>
        {(other.title || other.company) && (
          <span className="truncate text-sm text-ink-muted">{other.title || other.company}</span>
        )}
        <span className="flex items-center justify-between gap-2 text-sm">
          <span
            className={cx(
              'truncate',
              isUnread ? 'font-semibold text-ink' : 'text-ink-muted',
              lastMessage.isDeleted && 'italic',
            )}
          >
            {lastMessage.isOwn && 'You: '}
            {lastMessage.by && `${lastMessage.by}: `}
            {lastMessage.isDeleted ? messageWords.deleted : lastMessage.text}
          </span>
          {isUnread && (
            <span className="min-w-5 shrink-0 rounded-full bg-primary px-1.5 text-center text-xs leading-5 font-semibold text-on-primary tabular-nums">
              {unread}
              <span className="sr-only"> unread</span>
            </span>
          )}
        </span>
        {(isBlocked || isArchived) && (
          <span className="flex items-center gap-1.5 text-xs text-ink-muted">
            {isBlocked && <Ban aria-hidden="true" className="size-3.5" />}
            {[isBlocked && 'Blocked', isArchived && 'Archived'].filter(Boolean).join(' · ')}
          </span>
        )}
      </span>
    </Link>
  );
}
