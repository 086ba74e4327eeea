import { z } from 'zod';

/** Of a reply by mail; the message that it becomes has the same. */
export const mailReplyIdSchema = z.uuid().brand<'MailReplyId'>();
export type MailReplyId = z.output<typeof mailReplyIdSchema>;
