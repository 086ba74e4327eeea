import type { ThreadId } from '../ids.ts';

/** Where a conversation is. */
export const pathOfThread = (threadId: ThreadId): string => `/messages/${threadId}`;
