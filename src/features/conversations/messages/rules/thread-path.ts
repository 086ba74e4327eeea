import type { UserId } from '#access/user.ts';
import type { ThreadId } from '../ids.ts';

/** Where a conversation is. */
export const pathOfThread = (threadId: ThreadId): string => `/messages/${threadId}`;

/** Where the first message to this person is written. */
export const pathOfFirstMessage = (personId: UserId): string => `/messages/with/${personId}`;
