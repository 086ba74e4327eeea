import { implementOperations } from '#server/implement-operations.ts';
import { findThread } from '../../messages/server/queries/threads.ts';
import { mailRepliesContract } from '../contract.ts';
import { discardWaiting, sendWaiting } from './commands/waiting-replies.ts';
import { listWaiting } from './queries/replies.ts';

const operations = implementOperations(mailRepliesContract);

export const mailRepliesProcedures = {
  listWaiting: operations.listWaiting.handler(async ({ context, input: { threadId }, errors }) => {
    const { db, keys, correspondent: person } = context;
    if (!(await findThread(db, person, threadId))) throw errors.THREAD_NOT_FOUND();
    const replies = await listWaiting(db, keys, { threadId, userId: person.userId });
    return {
      items: replies.map(({ receivedAt, ...reply }) => ({
        ...reply,
        receivedAt: receivedAt.toISOString(),
      })),
    };
  }),

  send: operations.send.handler(async ({ context, input: { replyId }, errors }) => {
    const { correspondent: person, write } = context;
    const outcome = await write((tx) => sendWaiting(tx, context, person, replyId));
    switch (outcome.refused) {
      case null:
        return { messageId: outcome.messageId };
      case 'TOO_MANY_MESSAGES':
        throw errors.TOO_MANY_MESSAGES({ data: { retryAfterSeconds: outcome.seconds } });
      case 'NOT_APPROVED':
      case 'PERSON_BLOCKED':
      case 'PERSON_AWAY':
        throw errors[outcome.refused]();
      // A conversation that was left is as gone as the reply.
      default:
        throw errors.REPLY_NOT_FOUND();
    }
  }),

  discard: operations.discard.handler(async ({ context, input: { replyId }, errors }) => {
    const { correspondent: person, write } = context;
    const { refused } = await write((tx) => discardWaiting(tx, person, replyId));
    if (refused) throw errors[refused]();
    return {};
  }),
};
