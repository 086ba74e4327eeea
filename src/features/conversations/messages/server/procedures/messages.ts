import type { CorrespondentViewer } from '#access/viewer.ts';
import { implementOperations } from '#server/implement-operations.ts';
import { messagesContract } from '../../contract/message-operations.ts';
import { deleteMessage, editMessage } from '../commands/change-message.ts';
import { writeToPerson } from '../commands/open-thread.ts';
import { writeMessage } from '../commands/write-message.ts';
import { getMessage, type MessageRow } from '../queries/entries.ts';
import { viewMessage } from '../views/entries.ts';

const operations = implementOperations(messagesContract);

/** A message as its own writer reads it. */
const viewOwn = (message: MessageRow, reader: { person: CorrespondentViewer; now: Date }) =>
  viewMessage(message, { ...reader, nameOf: () => null });

export const messagesProcedures = {
  writeFirst: operations.writeFirst.handler(async ({ context, input, errors }) => {
    const { db, clock, correspondent: person, write } = context;
    const outcome = await write((tx) => writeToPerson(tx, context, person, input));
    if (outcome.refused === 'THREAD_NOT_FOUND') throw errors.PERSON_NOT_FOUND();
    if (outcome.refused === 'TOO_MANY_MESSAGES' || outcome.refused === 'TOO_MANY_THREADS') {
      throw errors[outcome.refused]({ data: { retryAfterSeconds: outcome.seconds } });
    }
    if (outcome.refused) throw errors[outcome.refused]();
    const message = await getMessage(db, person, outcome.messageId);
    return {
      threadId: message.threadId,
      message: viewOwn(message, { person, now: clock.now() }),
    };
  }),

  write: operations.write.handler(async ({ context, input, errors }) => {
    const { db, clock, correspondent: person, write } = context;
    const outcome = await write((tx) => writeMessage(tx, context, person, input));
    if (outcome.refused === 'TOO_MANY_MESSAGES') {
      throw errors.TOO_MANY_MESSAGES({ data: { retryAfterSeconds: outcome.seconds } });
    }
    if (outcome.refused) throw errors[outcome.refused]();
    const message = await getMessage(db, person, outcome.messageId);
    return viewOwn(message, { person, now: clock.now() });
  }),

  edit: operations.edit.handler(async ({ context, input, errors }) => {
    const { db, clock, correspondent: person, write } = context;
    const { refused } = await write((tx) => editMessage(tx, context, person, input));
    if (refused) throw errors[refused]();
    const message = await getMessage(db, person, input.messageId);
    return viewOwn(message, { person, now: clock.now() });
  }),

  delete: operations.delete.handler(async ({ context, input: { messageId }, errors }) => {
    const { db, clock, correspondent: person, write } = context;
    const { refused } = await write((tx) => deleteMessage(tx, context, person, messageId));
    if (refused) throw errors[refused]();
    const message = await getMessage(db, person, messageId);
    return viewOwn(message, { person, now: clock.now() });
  }),
};
