import { queryOptions } from '@tanstack/react-query';
import { featureClient } from '#lib/api/client.ts';
import { pagedQuery } from '#lib/api/paged-query.ts';
import type { filesContract } from '../contract/file-operations.ts';
import type { messagesContract } from '../contract/message-operations.ts';
import type { ThreadFilter, threadsContract } from '../contract/thread-operations.ts';

export const messagesApi = featureClient<typeof messagesContract>('messages');
export const messageFilesApi = featureClient<typeof filesContract>('messageFiles');
export const threadsApi = featureClient<typeof threadsContract>('threads');

/** Which conversations are listed: all that are not archived without a word. */
export interface ThreadsSearch {
  filter?: Exclude<ThreadFilter, 'all'>;
  text?: string;
}

/** The own conversations, the one with the last message first. */
export const threadListQuery = ({ filter, text = '' }: ThreadsSearch) =>
  pagedQuery(['threads', 'list', filter ?? 'all', text], (start) =>
    threadsApi.list({ filter: filter ?? 'all', text, ...start }),
  );

/** How many messages wait unread. */
export const unreadCountQuery = queryOptions({
  queryKey: ['threads', 'unread'],
  queryFn: () => threadsApi.countUnread(),
});

/** One of the own conversations. */
export const threadQuery = (threadId: string) =>
  queryOptions({
    queryKey: ['threads', 'one', threadId],
    queryFn: () => threadsApi.get({ threadId }),
  });

/** What was said and what happened in a conversation, newest first. */
export const entriesQuery = (threadId: string) =>
  pagedQuery(['threads', 'entries', threadId], (start) =>
    threadsApi.listEntries({ threadId, limit: 30, ...start }),
  );

/** A user to write to. Always fetched anew: there may be a conversation by now. */
export const addresseeQuery = (personId: string) =>
  queryOptions({
    queryKey: ['threads', 'with', personId],
    queryFn: () => threadsApi.findWith({ personId }),
    staleTime: 0,
  });

/** In milliseconds: without an answer for so long, a message counts as not sent, and can be sent again. */
const longestWait = 30_000;

/** For calls that send a message. */
export const sentWithin = () => ({ signal: AbortSignal.timeout(longestWait) });
