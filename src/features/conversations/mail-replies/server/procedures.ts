import { StorageUnavailable } from '#lib/files/file-storage.ts';
import { implementOperations } from '#server/implement-operations.ts';
import type { CheckTools } from '../../messages/server/commands/check-file.ts';
import { getMessage } from '../../messages/server/queries/entries.ts';
import { listSides } from '../../messages/server/queries/sides.ts';
import { findThread } from '../../messages/server/queries/threads.ts';
import { mailRepliesContract } from '../contract.ts';
import { discardWaiting, sendWaiting } from './commands/waiting-replies.ts';
import { listWaiting, type WaitingReply } from './queries/replies.ts';

const operations = implementOperations<typeof mailRepliesContract, Pick<CheckTools, 'scanner'>>(
  mailRepliesContract,
);

const viewReplies = (replies: readonly WaitingReply[]) => ({
  items: replies.map(({ id, receivedAt, text, reasons, files }) => ({
    ...{ id, receivedAt: receivedAt.toISOString(), text, reasons },
    files: files.map(({ name, problem }) => ({ name, problem })),
  })),
});

export const mailRepliesProcedures = {
  listWaiting: operations.listWaiting.handler(async ({ context, input: { threadId }, errors }) => {
    const { db, keys, correspondent: person } = context;
    if (!(await findThread(db, person, threadId))) throw errors.THREAD_NOT_FOUND();
    const otherIds = await listSides(db, threadId);
    const place = { threadId, otherIds };
    return viewReplies(await listWaiting(db, keys, { ...place, userId: person.userId }));
  }),

  listWaitingFor: operations.listWaitingFor.handler(async ({ context, input: { personId } }) => {
    const { db, keys, correspondent: person } = context;
    const place = { threadId: null, otherIds: [personId] };
    return viewReplies(await listWaiting(db, keys, { ...place, userId: person.userId }));
  }),

  send: operations.send.handler(async ({ context, input: { replyId }, errors }) => {
    const { db, correspondent: person, log } = context;
    const outcome = await sendWaiting(context, person, replyId).catch((error: unknown) => {
      if (!(error instanceof StorageUnavailable)) throw error;
      log.error({ err: error }, 'the files of a reply could not be stored');
      return { refused: 'FILES_BUSY' as const };
    });
    switch (outcome.refused) {
      case null: {
        const { threadId } = await getMessage(db, person, outcome.messageId);
        return { messageId: outcome.messageId, threadId };
      }
      case 'TOO_MANY_MESSAGES':
      case 'TOO_MANY_THREADS':
      case 'TOO_MANY_FILES':
        throw errors[outcome.refused]({ data: { retryAfterSeconds: outcome.seconds } });
      case 'NOT_APPROVED':
      case 'PERSON_BLOCKED':
      case 'PERSON_AWAY':
      case 'FILES_REFUSED':
      case 'FILES_BUSY':
        throw errors[outcome.refused]();
      case 'PERSON_NOT_FOUND':
        throw errors.PERSON_AWAY();
      // A conversation that was left is as gone as the reply.
      default:
        throw errors.REPLY_NOT_FOUND();
    }
  }),

  discard: operations.discard.handler(async ({ context, input: { replyId }, errors }) => {
    const { correspondent: person, write } = context;
    const { refused } = await write((tx) => discardWaiting(tx, context, person, replyId));
    if (refused) throw errors[refused]();
    return {};
  }),
};
