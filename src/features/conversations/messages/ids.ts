import { z } from 'zod';

/** Accepts a UUID from outside; whether such a thread exists is another question. */
export const threadIdSchema = z.uuid().brand<'ThreadId'>();
export type ThreadId = z.output<typeof threadIdSchema>;

/** Takes an id that the database itself gave out. */
export const toThreadId = (id: string): ThreadId => id as ThreadId;

/** The id of a message: its writer makes it, so that the same message sent again is known. */
export const messageIdSchema = z.uuid().brand<'MessageId'>();
export type MessageId = z.output<typeof messageIdSchema>;

/** The id of a file in a message: its owner makes it, so that the same upload begun again is known. */
export const messageFileIdSchema = z.uuid().brand<'MessageFileId'>();
export type MessageFileId = z.output<typeof messageFileIdSchema>;

/** Takes an id that the database itself gave out. */
export const toMessageFileId = (id: string): MessageFileId => id as MessageFileId;
