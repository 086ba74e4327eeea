import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Archive, MessagesSquare, SearchX } from 'lucide-react';
import type { UserType } from '#access/user.ts';
import { buttonClassName } from '#ui/primitives/button-class-name.ts';
import { EmptyState } from '#ui/primitives/empty-state.tsx';
import { ListFailed } from '#ui/primitives/list-failed.tsx';
import { PagedList } from '#ui/primitives/paged-list.tsx';
import { messageWords } from '../../messages.ts';
import { type ThreadsSearch, threadListQuery } from '../../queries.ts';
import { ThreadFilters } from './thread-filters.tsx';
import { ThreadRow } from './thread-row.tsx';

interface ThreadListProps {
  search: ThreadsSearch;
  /** Who looks at them. */
  userType: UserType;
}

/** The own conversations, narrowed as the address says, as many as have been asked for. */
export function ThreadList({ search, userType }: ThreadListProps) {
  const query = useInfiniteQuery(threadListQuery(search));
  return (
    <div data-thread-list="" className="flex min-h-0 flex-1 flex-col gap-3">
      <ThreadFilters search={search} />
      <div className="relative -mx-1 min-h-0 flex-1 overflow-y-auto overscroll-contain px-1">
        <PagedList
          query={query}
          keyOf={({ id }) => id}
          loading={{
            spoken: 'Loading your conversations…',
            skeletons: 5,
            className: 'h-20 w-full',
          }}
          failed={<ListFailed title={messageWords.listFailed} query={query} />}
          empty={<NoThreads search={search} userType={userType} />}
          status={(shown) => `Showing ${shown} ${shown === 1 ? 'conversation' : 'conversations'}`}
          isSilentAtEnd={search.text === undefined}
          moreLabel="Load More Conversations"
          moreFailed={messageWords.moreFailed}
          className="flex flex-col gap-1"
        >
          {(thread) => <ThreadRow thread={thread} search={search} />}
        </PagedList>
      </div>
    </div>
  );
}

function NoThreads({ search: { filter, text }, userType }: ThreadListProps) {
  if (text) {
    return (
      <div role="status">
        <EmptyState icon={<SearchX />} title="No conversation found" action={<AllThreads />}>
          No name, message or project of yours has these words.
        </EmptyState>
      </div>
    );
  }
  if (filter === 'unread') {
    return (
      <EmptyState icon={<MessagesSquare />} title="Nothing unread" action={<AllThreads />}>
        You have read all your messages.
      </EmptyState>
    );
  }
  if (filter === 'archived') {
    return (
      <EmptyState icon={<Archive />} title="Nothing archived" action={<AllThreads />}>
        What you archive is kept here, until the next message in it.
      </EmptyState>
    );
  }
  return userType === 'client' ? <NoClientThreads /> : <NoConsultantThreads />;
}

const AllThreads = () => (
  <Link
    to="/messages"
    activeOptions={{ exact: true, includeSearch: true }}
    className={buttonClassName({ variant: 'secondary' })}
  >
    Show All Conversations
  </Link>
);

function NoClientThreads() {
  return (
    <EmptyState
      icon={<MessagesSquare />}
      title="No conversations yet"
      action={
        <Link to="/find-consultants" className={buttonClassName()}>
          Find Consultants
        </Link>
      }
    >
      Write to any consultant from their profile or from the search. All you write to each other
      stands here.
    </EmptyState>
  );
}

function NoConsultantThreads() {
  return (
    <EmptyState
      icon={<MessagesSquare />}
      title="No conversations yet"
      action={
        <Link
          to="/consultant/portal"
          search={{ tab: 'projects', view: 'applications' }}
          className={buttonClassName()}
        >
          My Applications
        </Link>
      }
    >
      Clients write to you from your profile. You can write to those to whose projects you have
      applied.
    </EmptyState>
  );
}
