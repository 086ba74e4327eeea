import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { ListFailed } from '#ui/primitives/list-failed.tsx';
import { Skeleton } from '#ui/primitives/skeleton.tsx';
import type { Message } from '../../../contract/entry-views.ts';
import type { Thread } from '../../../contract/thread-views.ts';
import { useOutbox } from '../../hooks/use-outbox.ts';
import { useShowMessage } from '../../hooks/use-show-message.ts';
import {
  entriesQuery,
  messagesApi,
  sentWithin,
  type ThreadsSearch,
  threadQuery,
} from '../../queries.ts';
import type { UnsentMessage } from '../unsent-messages.ts';
import { Composer } from './composer.tsx';
import { ContactDetails } from './contact-details.tsx';
import { DeleteMessage } from './delete-message.tsx';
import { EntryList } from './entry-list.tsx';
import { ObstacleBanner } from './obstacle-banner.tsx';
import { ThreadHeader } from './thread-header.tsx';
import { ThreadMenu } from './thread-menu.tsx';

/** What is reported: one message, or what the other person does in the conversation. */
export interface ReportedHere {
  threadId: string;
  messageId?: string;
}

interface OpenThreadProps {
  thread: Thread;
  /** Who reads it: drafts are theirs alone. */
  viewerId: string;
  /** What the list beside it shows. */
  search: ThreadsSearch;
  /** The user was writing on the page before, and goes on here. */
  goesOn?: boolean | undefined;
  /** A text that an app has drafted. */
  draft?: string | undefined;
  /** Lets something be reported, until `onEnd`. */
  reportDialog: (about: ReportedHere, onEnd: () => void) => ReactNode;
  /** What else there is between the two, above what they wrote. */
  above?: ReactNode;
  /** What else can be done with the other person. */
  actions?: ReactNode;
}

/** One conversation: with whom, all that was said and happened, and where to write. */
export function OpenThread(props: OpenThreadProps) {
  const { thread, viewerId, search, goesOn, draft, reportDialog, above, actions } = props;
  const { id: threadId, other, obstacle, isArchived } = thread;
  const [toDelete, setToDelete] = useState<Message>();
  const [reported, setReported] = useState<ReportedHere>();
  const headingRef = useFocusFromList();
  const query = useInfiniteQuery(entriesQuery(threadId));
  const key = `${viewerId}:${other.userId}`;
  const outbox = useOutbox(key, useDeliver(threadId));
  // Whether they can still write to each other, and what they share, changes without them.
  useQuery(threadQuery(threadId));

  return (
    <section aria-label={`With ${other.name}`} className="flex min-h-0 min-w-0 flex-1 flex-col">
      <ThreadHeader
        other={other}
        search={search}
        headingRef={headingRef}
        actions={
          <>
            {actions}
            <ContactDetails thread={thread} />
            <ThreadMenu thread={thread} onReport={() => setReported({ threadId })} />
          </>
        }
      />
      {isArchived && (
        <p className="border-b border-line py-2 text-sm text-ink-muted">
          This conversation is archived. It comes back by itself with the next message.
        </p>
      )}
      {above}
      {query.isPending && <LoadingEntries />}
      {query.isLoadingError && (
        <div className="flex-1 py-6">
          <ListFailed title="This conversation could not be loaded" query={query} />
        </div>
      )}
      {query.data && (
        <EntryList
          thread={thread}
          query={query}
          outbox={outbox}
          onDelete={setToDelete}
          onReport={({ id: messageId }) => setReported({ threadId, messageId })}
        />
      )}
      {obstacle === null ? (
        <Composer
          draftKey={`message:${key}`}
          name={other.name}
          goesOn={goesOn}
          beginning={draft}
          place={{ threadId }}
          onSend={outbox.send}
        />
      ) : (
        <ObstacleBanner obstacle={obstacle} name={other.name} thread={thread} />
      )}
      <DeleteMessage
        threadId={threadId}
        message={toDelete}
        name={other.name}
        onEnd={() => setToDelete(undefined)}
      />
      {reported && reportDialog(reported, () => setReported(undefined))}
    </section>
  );
}

function LoadingEntries() {
  return (
    <div className="flex flex-1 flex-col justify-end gap-3 overflow-hidden py-4">
      <p role="status" className="sr-only">
        Loading the conversation…
      </p>
      <Skeleton className="h-16 w-2/3" />
      <Skeleton className="ml-auto h-24 w-2/3" />
      <Skeleton className="h-16 w-1/2" />
    </div>
  );
}

/** Brings a message into this conversation, and shows it. */
function useDeliver(threadId: string) {
  const queryClient = useQueryClient();
  const show = useShowMessage(threadId);
  return async ({ id: messageId, text, files }: UnsentMessage): Promise<void> => {
    try {
      const fileIds = files.map(({ id }) => id);
      await show(await messagesApi.write({ threadId, messageId, text, fileIds }, sentWithin()));
    } catch (error) {
      // It may be that they cannot write any more.
      void queryClient.invalidateQueries(threadQuery(threadId));
      throw error;
    }
  };
}

/** A user who has chosen the conversation in the list goes on here. */
function useFocusFromList() {
  const ref = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (document.activeElement?.closest('[data-thread-list]')) {
      ref.current?.focus({ preventScroll: true });
    }
  }, []);
  return ref;
}
